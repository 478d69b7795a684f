import { permissionsOf } from '#contract/access/can.ts';
import { ROOT } from '#contract/access/permission.ts';
import { MODEL } from '#contract/access/policy.ts';
import { brokenRule } from '#contract/errors.ts';
import { compareRules, ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { expandRules } from '../../../platform/access/policy-rules.ts';

/**
 * Throws 422 unless these rules may take the place of those in force; returns in what they differ. `roles` are those that
 * whoever publishes them holds at the root.
 */
export const requirePublishable = (
  rules: readonly PolicyRule[],
  inForce: readonly PolicyRule[],
  roles: readonly string[],
) => {
  refuseDuplicates(rules);
  refuseLockout(rules, roles);
  const difference = compareRules(inForce, rules);
  if (difference.added.length + difference.removed.length > 0) return difference;
  throw brokenRule('nothing-changed', 'rules', 'These are the rules in force already: change one first.');
};

const refuseDuplicates = (rules: readonly PolicyRule[]): void => {
  const keys = rules.map(ruleKey);
  const second = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (second === -1) return;
  throw brokenRule('duplicate-rule', `rules.${second}`, 'This rule stands there twice: take one out.');
};

/** What an administrator needs to bring everything else back. */
const KEY = ruleKey({ effect: 'allow', minimum: 'admin', action: '*', object: '*', domain: '*' });

/** A deny for any role beats what administrators may, where they hold that role as well. */
const refuseLockout = (rules: readonly PolicyRule[], roles: readonly string[]): void => {
  if (!rules.some((rule) => ruleKey(rule) === KEY))
    throw brokenRule(
      'admin-locked-out',
      'rules',
      `Keep the rule “${KEY}”: without it nobody could undo this.`,
    );
  const { decide } = permissionsOf({
    sub: '?',
    data: { g: ['admin', ...roles].map((role) => ['g', '?', role, ROOT]), p: expandRules(rules), m: MODEL },
  });
  const deny = ['read', 'write'].flatMap((action) => {
    const { allowed, rules: decisive } = decide(action, '/policy', ROOT);
    return allowed ? [] : decisive;
  })[0];
  if (!deny) return;
  const at = rules.findIndex((rule) => expandRules([rule]).some((one) => one.join() === deny.join()));
  throw brokenRule(
    'admin-locked-out',
    `rules.${at}`,
    'This deny keeps administrators from the policy itself: narrow it, or nobody could undo it.',
  );
};
