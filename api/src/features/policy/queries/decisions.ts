import { explain } from '#contract/access/explain.ts';
import { covers } from '#contract/access/permission.ts';
import { MODEL, type Rule } from '#contract/access/policy.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { testPolicy } from '#contract/policy/endpoints.ts';
import type { PolicyTestResult } from '#contract/policy/shapes.ts';
import type { HeldRole } from '../../../platform/access/person.ts';
import { expandRules } from '../../../platform/access/policy-rules.ts';
import type { RootContext } from '../../../platform/context.ts';
import { requireGrants } from './people.ts';
import { listRulesInForce } from './revisions.ts';

type Test = BodyOf<typeof testPolicy>;

/** What the policy in force answers, and what a draft would. Throws 422 for an unknown person. */
export const testDecision = async (context: RootContext, test: Test): Promise<PolicyTestResult> => {
  const { action, object, domain, rules } = test;
  const grants = await grantsOf(context, test);
  const answer = (all: readonly Rule[]) => {
    const g = grants.map(({ role, domain: where }) => ['g', 'subject', role, where] satisfies Tuple);
    const policy = { sub: 'subject', data: { g, p: [...all], m: MODEL } };
    return explain(policy, all, { action, object, domain }, 'of-them');
  };
  return {
    current: answer(expandRules(await listRulesInForce(context))),
    draft: rules ? answer(expandRules(rules)) : null,
    held: grants
      .filter(({ domain: where }) => covers(where, domain))
      .map(({ role, domain: where }) => ({ role, domain: where })),
  };
};

type Tuple = ['g', string, string, string];
type Grants = readonly Pick<HeldRole, 'role' | 'domain'>[];

/** A role is asked about as if it were held where the question is put. */
const grantsOf = async (context: RootContext, { subject, domain }: Test): Promise<Grants> =>
  'role' in subject ? [{ role: subject.role, domain }] : requireGrants(context, subject.sub);
