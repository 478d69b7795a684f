import { permissionsOf } from '#contract/access/can.ts';
import { type Domain, ROOT } from '#contract/access/permission.ts';
import { MODEL, type Rule } from '#contract/access/policy.ts';
import { ROLES } from '#contract/access/roles.ts';
import type { RoleSet } from './places.ts';
import type { Topic } from './topics.ts';

/** What the rules of each role alone say to a question, by rank: a deny (-1), nothing (0) or an allow (1). */
export type Verdicts = readonly number[];

/** Asks a policy on behalf of each role alone, wherever it is held. */
export const verdictsBy = (rules: readonly Rule[]) => {
  const evaluators = ROLES.map((role) =>
    permissionsOf({
      sub: '?',
      data: { g: [['g', '?', role, ROOT]], p: rules.filter(([, held]) => held === role), m: MODEL },
    }),
  );
  return ({ action, asked }: Topic, domain: Domain): Verdicts =>
    evaluators.map(({ decide }) => {
      const { allowed, rules: decisive } = decide(action, asked, domain);
      if (allowed) return 1;
      return decisive.length > 0 ? -1 : 0;
    });
};

/** What somebody with several roles may: what one of them allows and none denies. */
export const isAllowed = (verdicts: Verdicts, held: RoleSet): boolean => {
  const said = verdicts.filter((_, rank) => held & (1 << rank));
  return said.includes(1) && !said.includes(-1);
};
