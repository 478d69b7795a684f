import type { PolicyRule } from './shapes.ts';

/** What makes a rule the same as another: all that is written in it. */
export const ruleKey = ({ effect, minimum, action, object, domain }: PolicyRule): string =>
  `${effect} ${minimum} ${action} ${object} in ${domain}`;

/** The rules that only one of two policies has, in their order; the order itself means nothing. */
export const compareRules = (before: readonly PolicyRule[], after: readonly PolicyRule[]) => {
  const [old, made] = [new Set(before.map(ruleKey)), new Set(after.map(ruleKey))];
  return {
    added: after.filter((rule) => !old.has(ruleKey(rule))),
    removed: before.filter((rule) => !made.has(ruleKey(rule))),
  };
};
