import { expect, test } from 'vitest';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { rowsOf, rulesOf, tallyOf, withAdded, withChanged, withoutChange, withRemoved } from './draft.ts';

const rule = (action: string, minimum: PolicyRule['minimum'] = 'manager'): PolicyRule => ({
  minimum,
  domain: '/org/:org',
  object: '/projects',
  action,
  effect: 'allow',
});
const RULES = [rule('list'), rule('create')];
const rowOf = (action: string, changes: Parameters<typeof rowsOf>[1] = []) => {
  const row = rowsOf(RULES, changes).find((one) => one.rule.action === action);
  if (!row) throw new Error(`No row ${action}`);
  return row;
};

test('a draft is counted by what it adds, changes and removes', () => {
  const added = withAdded([], rule('delete'), 'a');
  const changed = withChanged(added, rowOf('create'), rule('create', 'director'), 'b');
  const changes = withRemoved(changed, rowOf('list'), 'c');
  const rows = rowsOf(RULES, changes);
  expect(tallyOf(rows)).toEqual({ added: 1, changed: 1, removed: 1 });
  expect(rulesOf(rows)).toEqual([rule('create', 'director'), rule('delete')]);
});

test('what is taken back is no difference', () => {
  const removed = withRemoved([], rowOf('list'), 'a');
  expect(withAdded(removed, rule('list'), 'b')).toEqual([]);
  const changed = withChanged([], rowOf('list'), rule('list', 'owner'), 'a');
  expect(withChanged(changed, rowOf('list', changed), rule('list'), 'b')).toEqual([]);
  const added = withAdded([], rule('delete'), 'a');
  expect(withRemoved(added, rowOf('delete', added), 'b')).toEqual([]);
  expect(withoutChange(added, 'a')).toEqual([]);
});

test('a changed rule that is removed is removed as it was', () => {
  const changed = withChanged([], rowOf('list'), rule('list', 'owner'), 'a');
  const removed = withRemoved(changed, rowOf('list', changed), 'b');
  expect(removed).toEqual([{ id: 'b', before: rule('list'), after: null }]);
});

test('over a policy that somebody else published, a draft keeps its differences and undoes nothing of theirs', () => {
  const changes = withRemoved(withAdded([], rule('delete'), 'a'), rowOf('list'), 'b');
  const theirs = [rule('list'), rule('approve')];
  expect(rulesOf(rowsOf(theirs, changes))).toEqual([rule('approve'), rule('delete')]);
});

test('what somebody else has done already isn’t done twice', () => {
  const changes = withRemoved(withAdded([], rule('delete'), 'a'), rowOf('list'), 'b');
  const theirs = [rule('create'), rule('delete')];
  expect(tallyOf(rowsOf(theirs, changes))).toEqual({ added: 0, changed: 0, removed: 0 });
});

test('a rule that was changed here and removed meanwhile counts as added', () => {
  const changes = withChanged([], rowOf('list'), rule('list', 'owner'), 'a');
  expect(tallyOf(rowsOf([rule('create')], changes))).toEqual({ added: 1, changed: 0, removed: 0 });
});
