import { permissionsOf } from './can.ts';
import type { Explanation, Question } from './explanation.ts';
import { MODEL, type Policy, type Rule } from './policy.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Why somebody may or may not do something. `rules` is the whole policy, so that the lowest role that could do it is found;
 * it is looked for in the question's own domain.
 */
export const explain = (policy: Policy, rules: readonly Rule[], question: Question): Explanation => {
  const { action, object, domain } = question;
  const permissions = permissionsOf(policy);
  const { allowed, rules: decisive } = permissions.decide(action, object, domain);
  const least = leastRole(rules, question);
  const held = permissions.highestRole(domain);
  const facts = { ...question, allowed, rules: [...decisive], least };
  return { ...facts, message: sentence(facts, held) };
};

/** The lowest role that the policy lets do it, null where none may. */
const leastRole = (rules: readonly Rule[], { action, object, domain }: Question): Role | null =>
  ROLES.find((role) =>
    permissionsOf({
      sub: '?',
      data: { g: [['g', '?', role, domain]], p: rules.filter(([, held]) => held === role), m: MODEL },
    }).can(action, object, domain),
  ) ?? null;

const sentence = (
  { action, object, allowed, rules, least }: Omit<Explanation, 'message'>,
  held: Role | null,
): string => {
  const wish = `“${action}” on ${object}`;
  const rule = rules[0] ? ruleText(rules[0]) : '';
  if (allowed) return `Allowed by the rule ${rule}.`;
  if (rule) return `Refused by the rule ${rule}, and a deny beats every allow.`;
  const who = held ? `you hold the role ${held} here` : 'you hold no role here';
  if (!least) return `No rule allows ${wish} to any role; ${who}.`;
  return `No rule of your roles allows ${wish}: it takes at least ${least}, and ${who}.`;
};

/** A rule as people write it: `allow manager create /projects in /org/:org`. */
export const ruleText = ([, role, domain, object, action, effect]: Rule): string =>
  `“${effect} ${role} ${action} ${object} in ${domain}”`;
