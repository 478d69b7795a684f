import { expect, test } from 'vitest';
import type { FoundRow } from '#contract/insights/finding.ts';
import { insightRun, runningOut } from '../../../../../test/insights.ts';
import { formatFor } from '../../../../platform/format/use-format.ts';
import { chartOf } from './chart.ts';

const week = (day: string, value: number): FoundRow => ({
  ...{ type: 'project', id: null, day, link: null },
  values: [{ code: 'used', is: { unit: 'money', value, currency: 'GBP' } }],
});

test('a forecast begins with the weeks that it rests on, up to what is used today', () => {
  const chart = chartOf(
    runningOut({
      rows: [week('2026-03-02', 100_000), week('2026-03-09', 200_000)],
      last_run: insightRun({ day: '2026-03-16' }),
    }),
    formatFor(),
  );
  const [likely, used] = chart?.data.series ?? [];
  expect(used?.values.slice(0, 4)).toEqual([4_240_000, 4_340_000, 4_540_000, null]);
  expect(likely?.values.slice(0, 3)).toEqual([null, null, 4_540_000]);
  expect(likely?.values.at(-1)).toBe(8_140_000);
});

test('of a budget that began in between no week is told that took more than is used', () => {
  const chart = chartOf(
    runningOut({ rows: [week('2026-03-02', 9_000_000), week('2026-03-09', 40_000)] }),
    formatFor(),
  );
  expect(chart?.data.series.find(({ id }) => id === 'used')?.values.slice(0, 2)).toEqual([
    4_500_000, 4_540_000,
  ]);
});
