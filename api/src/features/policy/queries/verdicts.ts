import { permissionsOf } from '#contract/access/can.ts';
import { type Domain, patternMatch } from '#contract/access/permission.ts';
import { MODEL } from '#contract/access/policy.ts';
import { ROLES } from '#contract/access/roles.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { expandRules } from '../../../platform/access/policy-rules.ts';
import type { RoleSet } from './places.ts';
import type { Topic } from './topics.ts';

/** What the rules of each role alone say to a question, by rank: a deny (-1), nothing (0) or an allow (1). */
export type Verdicts = readonly number[];

/** Asks a policy on behalf of each role alone, held in the domain. */
export const verdictsIn = (domain: Domain, rules: readonly PolicyRule[]) => {
  const here = rules.filter((rule) => patternMatch(domain, rule.domain));
  return ({ action, asked }: Topic): Verdicts => {
    // The evaluator decides; it is only spared what speaks of something else.
    const p = expandRules(here.filter(({ object }) => patternMatch(asked, object)));
    return ROLES.map((role) => {
      const { decide } = permissionsOf({ sub: '?', data: { g: [['g', '?', role, domain]], p, m: MODEL } });
      const { allowed, rules: decisive } = decide(action, asked, domain);
      if (allowed) return 1;
      return decisive.length > 0 ? -1 : 0;
    });
  };
};

/** What somebody with several roles may: what one of them allows and none denies. */
export const isAllowed = (verdicts: Verdicts, held: RoleSet): boolean => {
  const said = verdicts.filter((_, rank) => held & (1 << rank));
  return said.includes(1) && !said.includes(-1);
};
