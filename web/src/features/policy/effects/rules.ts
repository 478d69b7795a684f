import type { Rule } from '#contract/access/policy.ts';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import { ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';

/** Whether two rules say the same. */
export const isSameRule = (one: PolicyRule, other: PolicyRule): boolean => ruleKey(one) === ruleKey(other);

/** Whether a rule is among others. */
export const isAmong = (rules: readonly PolicyRule[], rule: PolicyRule): boolean =>
  rules.some((other) => isSameRule(other, rule));

/** Whether a rule counts for those who hold a role: an allow from its own up, a deny for its own alone. */
export const countsFor = ({ minimum, effect }: PolicyRule, role: Role): boolean =>
  effect === 'deny' ? minimum === role : rank(role) >= rank(minimum);

/** The rule that a decision rests on as it was written: a decision names the role that is held, not the lowest that the rule means. */
export function writtenRule(decisive: Rule, rules: readonly PolicyRule[]): PolicyRule | null {
  const [, held, domain, object, action, effect] = decisive;
  const role = ROLES.find((one) => one === held);
  if (!role) return null;
  const asHeld: PolicyRule = { minimum: role, domain, object, action, effect };
  const isMeant = (rule: PolicyRule) =>
    isSameRule({ ...rule, minimum: role }, asHeld) && countsFor(rule, role);
  return rules.find(isMeant) ?? asHeld;
}
