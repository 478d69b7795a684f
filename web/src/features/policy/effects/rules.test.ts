import { expect, test } from 'vitest';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { rowsOf } from './draft.ts';
import { findRules, groupRules } from './group-rules.ts';
import { countsFor, writtenRule } from './rules.ts';

const rule = (minimum: PolicyRule['minimum'], different: Partial<PolicyRule> = {}): PolicyRule => ({
  minimum,
  domain: '/org/:org',
  object: '/projects',
  action: 'create',
  effect: 'allow',
  ...different,
});

test('an allow counts for its role and all above, a deny for its role alone', () => {
  expect(countsFor(rule('manager'), 'manager')).toBe(true);
  expect(countsFor(rule('manager'), 'owner')).toBe(true);
  expect(countsFor(rule('manager'), 'member')).toBe(false);
  expect(countsFor(rule('manager', { effect: 'deny' }), 'manager')).toBe(true);
  expect(countsFor(rule('manager', { effect: 'deny' }), 'owner')).toBe(false);
});

test('the written rule behind a decision is found by what it means for the role that is held', () => {
  const rules = [rule('director', { action: 'delete' }), rule('manager'), rule('owner', { effect: 'deny' })];
  expect(writtenRule(['p', 'owner', '/org/:org', '/projects', 'create', 'allow'], rules)).toBe(rules[1]);
  expect(writtenRule(['p', 'owner', '/org/:org', '/projects', 'create', 'deny'], rules)).toBe(rules[2]);
  expect(writtenRule(['p', 'nobody', '/org/:org', '/projects', 'create', 'allow'], rules)).toBeNull();
});

test('rules are found by the words of their sentence, their pattern, role, effect and place', () => {
  const rows = rowsOf(
    [
      rule('manager'),
      rule('owner', { object: '/audit', action: 'read' }),
      rule('admin', { domain: '/root' }),
    ],
    [],
  );
  const found = (search: Parameters<typeof findRules>[1]) =>
    findRules(rows, search, []).map(({ rule }) => rule.minimum);
  expect(found({ q: 'audit trail' })).toEqual(['owner']);
  expect(found({ q: 'create /projects' })).toEqual(['manager', 'admin']);
  expect(found({ role: 'director' })).toEqual(['manager']);
  expect(found({ place: 'root' })).toEqual(['admin']);
  expect(found({ effect: 'deny' })).toEqual([]);
});

test('rules are grouped by their object in the order of the paths', () => {
  const rows = rowsOf([rule('manager'), rule('owner', { object: '/audit' }), rule('admin')], []);
  expect(groupRules(rows).map(({ object, rows: { length } }) => [object, length])).toEqual([
    ['/audit', 1],
    ['/projects', 2],
  ]);
});
