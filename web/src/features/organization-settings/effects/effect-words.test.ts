import { expect, test } from 'vitest';
import type { PreviewedEffect } from '#contract/organizations/settings.ts';
import { LESS_CAPACITY } from '../../../../test/organization-settings.ts';
import { formatFor } from '../../../platform/format/use-format.ts';
import { effectWords, exampleWords, gathered, toneOf } from './effect-words.ts';
import { quietFields, wordsOfUncounted } from './uncounted.ts';

const format = formatFor();
const id = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1';

const effect = (given: Partial<PreviewedEffect>): PreviewedEffect => ({
  ...{ field: 'min_rest_h', effect: 'short_rests', count: 3, before: 0, after: 3, unit: 'rows' },
  ...{ examples: [], ...given },
});

test.each([
  ['hours', LESS_CAPACITY, 'Hours of 42 people in the next four weeks: 6720 h → 6384 h'],
  ['rows', effect({}), 'Rests in the next four weeks that are too short: 0 → 3'],
  [
    'one that has no sum',
    effect({ effect: 'moved_days', count: 1, before: null, after: null }),
    '1 entry of this and the last month began on another day there; it stays on its own',
  ],
  [
    'one whose sum says nothing more',
    effect({ effect: 'split_weeks', count: 2, before: 5, after: 7 }),
    'Submitted weeks that are cut in two: 2',
  ],
])('an effect on %s is a line with what was and becomes', (_, one, words) => {
  expect(effectWords(one, format)).toBe(words);
});

test('what is worse than before warns, what is better doesn’t, and what will be refused says so', () => {
  expect(toneOf(effect({}))).toBe('warn');
  expect(toneOf(effect({ before: 3, after: 0 }))).toBe('info');
  expect(toneOf(LESS_CAPACITY)).toBe('info');
  expect(toneOf(effect({ effect: 'other_currency', before: null, after: null }))).toBe('bad');
});

test('examples are named with their days, money by where it is counted', () => {
  const examples = [{ id, type: 'shift', label: 'Elif Demir', day: '2026-12-04' }];
  expect(exampleWords(effect({ examples }), format)).toBe('Such as Elif Demir, Fri 4 Dec');
  const money = [{ id, type: 'projects', label: 'projects', day: null }];
  expect(exampleWords(effect({ effect: 'other_currency', examples: money }), format)).toBe(
    'Such as budgets of projects',
  );
  expect(exampleWords(LESS_CAPACITY, format)).toBe('');
});

test('what two settings do together is told once, and what concerns nothing isn’t told', () => {
  const both = [LESS_CAPACITY, { ...LESS_CAPACITY, field: 'max_week_h' }, effect({ count: 0 })];
  expect(gathered(both)).toEqual([{ one: LESS_CAPACITY, fields: ['working_days', 'max_week_h'] }]);
});

test('settings that change nothing are named, and what isn’t counted is said in words', () => {
  const found = { from: '2026-11-24', to: '2026-12-21', effects: [LESS_CAPACITY, effect({ count: 0 })] };
  const fields = ['name', 'working_days', 'min_rest_h', 'approve_within_plan'];
  const effects = { fields, found, isError: false };
  expect(quietFields(effects)).toEqual(['Shortest rest between shifts']);
  expect(wordsOfUncounted(effects)).toEqual([
    ['approve_within_plan', expect.stringMatching(/submitted from now on/)],
  ]);
});
