import { expect, test } from 'vitest';
import { insightFormula, insightReason, insightValue, UNKNOWN_VALUES } from '#contract/insights/codes.ts';
import { INSIGHT_SEVERITIES, SUBJECTS } from '#contract/insights/finding.ts';
import { INSIGHT_GROUPS, INSIGHT_KINDS } from '#contract/insights/kinds.ts';
import { DRAFTS } from '#contract/insights/proposals.ts';
import { DISMISSALS, INSIGHT_STATES, RUN_FAILURES, RUN_GAPS, RUN_STATES } from '#contract/insights/states.ts';
import { overCapacity, runningOut } from '../../../../../test/insights.ts';
import { formatFor } from '../../../../platform/format/use-format.ts';
import { catalogue } from '../../../../platform/messages.ts';
import '../../components/detail/messages.ts';
import '../../components/runs/messages.ts';
import '../../messages.ts';
import './kind-messages.ts';
import './reason-messages.ts';
import { formulaOf, makesText, sentenceOf, sureWord } from './sentences.ts';
import './value-messages.ts';

const format = formatFor();

const LISTS: readonly [namespace: string, keys: readonly string[]][] = [
  ['insight-kinds', INSIGHT_KINDS],
  ['insight-values', insightValue.options],
  ['insight-reasons', insightReason.options],
  ['insight-words', INSIGHT_GROUPS.map((group) => `group_${group}`)],
  ['insight-words', INSIGHT_SEVERITIES.map((severity) => `severity_${severity}`)],
  ['insight-words', UNKNOWN_VALUES.map((why) => `unknown_${why}`)],
  ['insight-words', SUBJECTS.map((subject) => `subject_${subject}`)],
  ['insight-words', DRAFTS.map((draft) => `draft_${draft}`)],
  ['insights', INSIGHT_STATES.map((state) => `state_${state}`)],
  ['insight-runs', RUN_STATES.map((state) => `state_${state}`)],
  ['insight-runs', RUN_FAILURES.map((failure) => `failure_${failure}`)],
  ['insight-runs', RUN_GAPS.map((gap) => `gap_${gap}`)],
  ['insight-detail', DISMISSALS.map((why) => `${why}_because`)],
];

test('every code of the contract’s closed lists has words', () => {
  const missing = LISTS.flatMap(([namespace, keys]) =>
    keys.filter((key) => !catalogue.get(namespace)?.[key]).map((key) => `${namespace}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('an insight of every kind is told in a sentence that names what it is of, or its day', () => {
  const without = INSIGHT_KINDS.filter(
    (kind) => !/Anna Berg|16 Mar/.test(sentenceOf(overCapacity({ kind }), format)),
  );
  expect(without).toEqual([]);
});

test('every formula is told with its values, or with the word that one isn’t known; no code and no placeholder is left', () => {
  for (const code of insightFormula.options) {
    const told = formulaOf(
      overCapacity({ formula: { code, values: overCapacity().formula.values } }),
      format,
    );
    expect(told, code).not.toMatch(/\{\{|undefined|^f_/);
    expect(told.length, code).toBeGreaterThan(10);
  }
});

test('values are filled into sentence and formula', () => {
  expect(sentenceOf(overCapacity(), format)).toBe(
    'Anna Berg is planned for 52:10 in the week of 16 Mar 2026, 12:10 more than they have',
  );
  expect(formulaOf(overCapacity(), format)).toBe('planned 52:10 − capacity 40:00 = 12:10 over');
  expect(sentenceOf(runningOut(), format)).toBe(
    'The budget of Harbour Terminal is likely to be used up on 12 Jun 2026, before it ends on 31 Aug 2026',
  );
});

test('what isn’t known is said as that, never as nothing', () => {
  const values = [{ code: 'used', is: { unit: 'unknown', value: 'no-rate' } }] as const;
  const insight = overCapacity({
    ...{ kind: 'budget-used-up', evidence: [] },
    formula: { code: 'used-against-budget', values: [...values] },
  });
  expect(formulaOf(insight, format)).toBe(
    'used not known: there is no rate − budget not known = not known over',
  );
});

test('confidence is a word, and what accepting makes says whom it would tell', () => {
  expect([99, 92, 80, 60, 30].map(sureWord)).toEqual([
    ...['Certain', 'Very likely', 'Likely', 'Possible', 'A hint'],
  ]);
  expect(makesText(overCapacity(), 'Anna Berg')).toBe(
    'Makes a draft announcement to Anna Berg; nothing is sent.',
  );
  expect(makesText(runningOut(), '')).toBe('Keeps your decision; there is nothing to make.');
});
