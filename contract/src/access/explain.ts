import { permissionsOf } from './can.ts';
import type { Explanation, Question } from './explanation.ts';
import { covers } from './permission.ts';
import { MODEL, type Policy, type Rule } from './policy.ts';
import { highest, ROLES, type Role, rank } from './roles.ts';

/**
 * Why somebody may or may not do something, told to them. `rules` is the whole policy, so that the lowest role that could do it
 * is found; it is looked for in the question's own domain.
 */
export const explain = (policy: Policy, rules: readonly Rule[], question: Question): Explanation => {
  const { action, object, domain } = question;
  const { allowed, rules: decisive } = permissionsOf(policy).decide(action, object, domain);
  const least = leastRole(rules, question);
  const facts = { ...question, allowed, rules: [...decisive], least };
  return { ...facts, message: sentence(facts, rolesOf(policy, domain)) };
};

/** The lowest role that the policy lets do it, null where none may. */
const leastRole = (rules: readonly Rule[], { action, object, domain }: Question): Role | null =>
  ROLES.find((role) =>
    permissionsOf({
      sub: '?',
      data: { g: [['g', '?', role, domain]], p: rules.filter(([, held]) => held === role), m: MODEL },
    }).can(action, object, domain),
  ) ?? null;

interface Roles {
  /** Highest one where the question is put. */
  readonly here: Role | null;
  /** Highest one in places that the question isn't about. */
  readonly elsewhere: Role | null;
}

const rolesOf = ({ sub, data: { g } }: Policy, domain: string): Roles => {
  const counting = Map.groupBy(
    g.filter(([, subject]) => subject === sub),
    ([, , , granted]) => covers(granted, domain),
  );
  const highestOf = (counts: boolean) => {
    const held = new Set((counting.get(counts) ?? []).map(([, , role]) => role));
    return highest(ROLES.filter((role) => held.has(role)));
  };
  return { here: highestOf(true), elsewhere: highestOf(false) };
};

const sentence = (
  { action, object, allowed, rules, least }: Omit<Explanation, 'message'>,
  roles: Roles,
): string => {
  const wish = `“${action}” on ${object}`;
  const [first] = rules;
  if (first && allowed) return `You may do ${wish} by the rule ${ruleText(first)}.`;
  if (first) return `The rule ${ruleText(first)} refuses it to you, and a deny beats every allow.`;
  if (!least) return `No rule allows ${wish} to any role.`;
  return `No rule of your roles allows ${wish}: it takes at least ${least}, and ${holding(least, roles)}.`;
};

const holding = (least: Role, { here, elsewhere }: Roles): string => {
  const held = here ? `you hold the role ${here} here` : 'you hold no role here';
  const isEnough = elsewhere !== null && rank(elsewhere) >= rank(least);
  return isEnough ? `${held}; the role ${elsewhere} that you hold elsewhere doesn't count here` : held;
};

/** A rule as people write it: `allow manager create /projects in /org/:org`. */
export const ruleText = ([, role, domain, object, action, effect]: Rule): string =>
  `“${effect} ${role} ${action} ${object} in ${domain}”`;
