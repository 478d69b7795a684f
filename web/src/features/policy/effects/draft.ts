import { ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { isAmong, isSameRule } from './rules.ts';

/** One difference of a draft: without `before` a rule is added, without `after` one is removed, with both one is changed. */
export interface RuleChange {
  readonly id: string;
  readonly before: PolicyRule | null;
  readonly after: PolicyRule | null;
}

/** What somebody is about to publish: their differences from the policy that they began with. */
export interface PolicyDraft {
  readonly base: { readonly id: string; readonly version: number };
  readonly changes: readonly RuleChange[];
  readonly note: string;
}

/** A rule of a policy under a draft; a removed one is still shown. */
export interface RuleRow {
  readonly id: string;
  readonly rule: PolicyRule;
  readonly before: PolicyRule | null;
  readonly state: 'kept' | 'added' | 'changed' | 'removed';
}

type Changes = readonly RuleChange[];

/**
 * The rules of a policy with a draft's differences, added ones last. The policy may be newer than the draft: a rule that was
 * changed here and has gone meanwhile counts as added, one that came meanwhile isn't added twice.
 */
export function rowsOf(rules: readonly PolicyRule[], changes: Changes): RuleRow[] {
  const rows = rules.map((rule): RuleRow => {
    const change = changes.find(({ before }) => before !== null && isSameRule(before, rule));
    if (!change) return { id: `kept ${ruleKey(rule)}`, rule, before: rule, state: 'kept' };
    if (!change.after) return { id: change.id, rule, before: rule, state: 'removed' };
    return { id: change.id, rule: change.after, before: rule, state: 'changed' };
  });
  const added = changes.flatMap(({ id, before, after }): RuleRow[] => {
    const isShown = before !== null && isAmong(rules, before);
    if (!after || isShown || isAmong(rulesOf(rows), after)) return [];
    return [{ id, rule: after, before: null, state: 'added' }];
  });
  return [...rows, ...added];
}

/** The rules that publishing leaves in force, in the order in which they are sent. */
export const rulesOf = (rows: readonly RuleRow[]): PolicyRule[] =>
  rows.filter(({ state }) => state !== 'removed').map(({ rule }) => rule);

/** The rows that differ. */
export const differencesOf = (rows: readonly RuleRow[]): RuleRow[] =>
  rows.filter(({ state }) => state !== 'kept');

/** How many rules a draft adds, changes and removes. */
export const tallyOf = (rows: readonly RuleRow[]) => {
  const count = (wanted: RuleRow['state']) => rows.filter(({ state }) => state === wanted).length;
  return { added: count('added'), changed: count('changed'), removed: count('removed') };
};

/** A draft that adds a rule; one that it had removed comes back instead. */
export const withAdded = (changes: Changes, rule: PolicyRule, id: string): Changes => {
  const back = changes.find(({ before, after }) => !after && before && isSameRule(before, rule));
  return back ? withoutChange(changes, back.id) : [...changes, { id, before: null, after: rule }];
};

/** A draft that changes the rule of a row; changed back it is no difference. */
export const withChanged = (changes: Changes, row: RuleRow, rule: PolicyRule, id: string): Changes => {
  if (row.before && isSameRule(row.before, rule)) return withoutChange(changes, row.id);
  const change = { id: row.state === 'kept' ? id : row.id, before: row.before, after: rule };
  return row.state === 'kept'
    ? [...changes, change]
    : changes.map((one) => (one.id === row.id ? change : one));
};

/** A draft that removes the rule of a row; one that it had added is no difference any more. */
export const withRemoved = (changes: Changes, row: RuleRow, id: string): Changes => {
  const rest = withoutChange(changes, row.id);
  return row.before ? [...rest, { id, before: row.before, after: null }] : rest;
};

/** A draft without one of its differences. */
export const withoutChange = (changes: Changes, id: string): Changes =>
  changes.filter((change) => change.id !== id);
