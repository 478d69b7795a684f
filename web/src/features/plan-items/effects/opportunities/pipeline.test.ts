import { expect, test } from 'vitest';
import { OPPORTUNITY_STAGES } from '#contract/plan-items/opportunity.ts';
import { opportunityCalled } from '../../../../../test/plan-items.ts';
import { formatFor } from '../../../../platform/format/use-format.ts';
import { figuresOf, forecastData, stageColumns } from './pipeline.ts';

const sizes = { amount_minor: 10_000, probability_pct: 50 };
const OPPORTUNITIES = [
  opportunityCalled('Later', 1, { ...sizes, close_on: '2027-02-01' }),
  opportunityCalled('Sooner', 2, { ...sizes, close_on: '2026-12-01' }),
  opportunityCalled('Undated', 3, sizes),
  opportunityCalled('Won', 4, { ...sizes, stage: 'won', close_on: '2026-10-01' }),
  opportunityCalled('Lost', 5, { ...sizes, stage: 'lost' }),
];

test('every stage has its column, what closes soonest first', () => {
  const columns = stageColumns(OPPORTUNITIES, OPPORTUNITY_STAGES);
  expect(columns.map(({ stage }) => stage)).toEqual([...OPPORTUNITY_STAGES]);
  expect(columns[0]?.opportunities.map(({ name }) => name)).toEqual(['Sooner', 'Later', 'Undated']);
  expect(columns[0]).toMatchObject({ amount_minor: 30_000, weighted_minor: 15_000 });
});

test('figures count what is open, what closes within ninety days, and what of the decided was won', () => {
  const { open, pipeline_minor, weighted_minor, won_minor, win_rate, soon, soon_minor } = figuresOf(
    OPPORTUNITIES,
    '2026-11-01',
  );
  expect({ open, pipeline_minor, weighted_minor }).toEqual({
    ...{ open: 3, pipeline_minor: 30_000, weighted_minor: 15_000 },
  });
  expect({ won_minor, win_rate, soon, soon_minor }).toEqual({
    ...{ won_minor: 10_000, win_rate: 0.5, soon: 1, soon_minor: 10_000 },
  });
  expect(figuresOf([], '2026-11-01').win_rate).toBeNull();
});

test('the forecast has every month in between, and those without a day last', () => {
  const { categories, series } = forecastData(OPPORTUNITIES, formatFor(), 'GBP');
  expect(categories.map(({ id }) => id)).toEqual(['2026-12', '2027-01', '2027-02', 'undated']);
  expect(series.map(({ values }) => values)).toEqual([
    [10_000, 0, 10_000, 10_000],
    [5_000, 0, 5_000, 5_000],
  ]);
});
