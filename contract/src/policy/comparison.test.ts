import { expect, test } from 'vitest';
import { compareRules } from './comparison.ts';
import type { PolicyRule } from './shapes.ts';

const rule = (changes: Partial<PolicyRule> = {}): PolicyRule => ({
  minimum: 'member',
  domain: '/org/:org',
  object: '/projects',
  action: 'list',
  effect: 'allow',
  ...changes,
});

test('a rule of which anything differs is another rule', () => {
  for (const changes of [
    { minimum: 'manager' },
    { domain: '*' },
    { object: '/clients' },
    { action: 'create' },
    { effect: 'deny' },
  ] satisfies Partial<PolicyRule>[]) {
    expect(compareRules([rule()], [rule(changes)])).toEqual({ added: [rule(changes)], removed: [rule()] });
  }
});

test('the same rules in another order differ in nothing', () => {
  const rules = [rule(), rule({ action: 'create' }), rule({ effect: 'deny' })];
  expect(compareRules(rules, rules.toReversed())).toEqual({ added: [], removed: [] });
});
