import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opportunityStage } from '../plan-items/opportunity.ts';
import { forecastOf, isOpen, pipelineOf, weighted } from './forecast.ts';

const opportunity = fc.record({
  stage: fc.constantFrom(...opportunityStage.options),
  amount_minor: fc.integer({ min: 0, max: 9_000_000_000_000_000 }),
  probability_pct: fc.integer({ min: 0, max: 100 }),
  close_on: fc.constantFrom(null, '2026-12-31', '2027-01-01', '2027-01-31', '2026-02-28'),
});
const opportunities = fc.array(
  opportunity.map((one) => ({ ...one, amount_minor: Math.min(one.amount_minor, 90_000_000_000_000) })),
  { maxLength: 40 },
);
const deal = (fields: Partial<Parameters<typeof forecastOf>[0][number]>) => ({
  ...{ stage: 'proposed' as const, amount_minor: 1_000, probability_pct: 50, close_on: null },
  ...fields,
});

test('what is expected is the amount times its probability, half up, exact for the largest amounts', () => {
  expect(weighted({ amount_minor: 1, probability_pct: 50 })).toBe(1);
  expect(weighted({ amount_minor: 1, probability_pct: 49 })).toBe(0);
  fc.assert(
    fc.property(opportunity, (one) => {
      const exact = (BigInt(one.amount_minor) * BigInt(one.probability_pct) + 50n) / 100n;
      expect(BigInt(weighted(one))).toBe(exact);
    }),
    { examples: [[deal({ amount_minor: 8_999_999_999_999_999, probability_pct: 99 })]] },
  );
});

test('what is won or lost is no pipeline, and none is more likely than certain', () => {
  fc.assert(
    fc.property(opportunities, (all) => {
      const { pipeline_minor, weighted_minor } = pipelineOf(all);
      expect(pipelineOf(all.filter(isOpen))).toEqual({ pipeline_minor, weighted_minor });
      expect(pipelineOf(all.filter((one) => !isOpen(one)))).toEqual({ pipeline_minor: 0, weighted_minor: 0 });
      expect(weighted_minor).toBeGreaterThanOrEqual(0);
      expect(weighted_minor).toBeLessThanOrEqual(pipeline_minor);
    }),
  );
});

test('the months of a forecast come to the pipeline, earliest first', () => {
  fc.assert(
    fc.property(opportunities, (all) => {
      const months = forecastOf(all);
      const sum = (key: 'count' | 'pipeline_minor' | 'weighted_minor') =>
        months.reduce((so_far, month) => so_far + month[key], 0);
      expect({ pipeline_minor: sum('pipeline_minor'), weighted_minor: sum('weighted_minor') }).toEqual(
        pipelineOf(all),
      );
      expect(sum('count')).toBe(all.filter(isOpen).length);
      const named = months.flatMap(({ month }) => month ?? []);
      expect(named).toEqual([...new Set(named)].toSorted());
    }),
  );
});

test('what closes on no day stands behind every month', () => {
  const months = forecastOf([
    deal({}),
    deal({ close_on: '2027-01-31' }),
    deal({ close_on: '2026-12-01' }),
    deal({ close_on: '2027-01-01' }),
  ]);
  expect(months.map(({ month, count }) => [month, count])).toEqual([
    ['2026-12', 1],
    ['2027-01', 2],
    [null, 1],
  ]);
});
