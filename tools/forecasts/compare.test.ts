import { expect, test } from 'vitest';
import { compareAll, tableOf } from './compare.ts';
import { historyOf, PATTERNS } from './histories.ts';

/** Points of a hundred by which a forecast may be worse than the better naive one of a pattern: what choosing by few weeks costs. */
const MARGIN = 3;

// Of seeds that nobody looked at while the ways to foretell were chosen.
const all = compareAll(100);
const of = (pattern: string) => tableOf(all.filter((one) => one.pattern === pattern));

test('over generated projects whose truth is known, what is foretold is less off than either naive forecast', () => {
  const { projects, ours, lastWeek, sinceStart } = tableOf(all);
  expect(projects).toBeGreaterThan(700);
  expect(ours.pct).toBeLessThan(sinceStart.pct);
  expect(ours.pct).toBeLessThan(lastWeek.pct);
  expect(ours.tenthsOfDays).toBeLessThan(sinceStart.tenthsOfDays);
  expect(ours.tenthsOfDays).toBeLessThan(lastWeek.tenthsOfDays);
});

test.each(PATTERNS)('a forecast of %s projects is no worse than the better of two naive ones', (pattern) => {
  const { ours, sinceStart, lastWeek } = of(pattern);
  expect(ours.pct).toBeLessThanOrEqual(Math.min(sinceStart.pct, lastWeek.pct) + MARGIN);
});

test('a season that comes round every year is foreseen once a year of it is known', () => {
  const { ours, sinceStart, lastWeek } = of('yearly');
  expect(ours.pct * 2).toBeLessThan(Math.min(sinceStart.pct, lastWeek.pct));
});

test('the band holds the truth about four times of five', () => {
  const { bandPct } = tableOf(all);
  expect(bandPct).toBeGreaterThanOrEqual(72);
  expect(bandPct).toBeLessThanOrEqual(88);
});

test('a project that speeds up is followed, and one that is steady is not taken for one', () => {
  expect(of('ramp-up').ours.pct).toBeLessThan(of('ramp-up').sinceStart.pct / 2);
  expect(of('steady').ours.pct).toBeLessThanOrEqual(3);
});

test('the same seed makes the same history, and another one another', () => {
  for (const pattern of PATTERNS) {
    expect(historyOf(pattern, 5)).toEqual(historyOf(pattern, 5));
    expect(historyOf(pattern, 5)).not.toEqual(historyOf(pattern, 6));
  }
});
