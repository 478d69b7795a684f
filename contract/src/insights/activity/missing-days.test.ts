import { expect, test } from 'vitest';
import type { Place, TimePerson } from '../detecting.ts';
import { WORKING_DAYS } from '../trials/histories.ts';
import { findBy, findOf, hoursOn, numberIn, personOf, QUARTER } from '../trials/time.ts';
import { missingDays } from './missing-days.ts';

const but = (...days: readonly string[]) =>
  WORKING_DAYS.filter((day) => !days.includes(day)).map((day) => hoursOn(day, 8));

const daysIn = (days: readonly string[], place: Partial<Place> = {}, person: Partial<TimePerson> = {}) =>
  findOf(missingDays, but(...days), place, person).flatMap(({ rows }) => rows.map(({ day }) => day));

test('working days without time are told by month, each with its week, and nothing of a whole quarter', () => {
  expect(findOf(missingDays, but())).toEqual([]);
  const found = findOf(missingDays, but('2026-01-06', '2026-01-07', '2026-03-03'));
  expect(found.map(({ count, severity }) => [count, severity])).toEqual([
    [2, 'low'],
    [1, 'low'],
  ]);
  expect(found[0]).toMatchObject({
    ...{ kind: 'days-without-time', days: { from: '2026-01-06', to: '2026-01-07' } },
    proposal: { makes: 'announcement', link: '/daily-activity?date=2026-01-06' },
  });
  expect(found[0] && numberIn(found[0], 'working-days')).toBe(22);
});

test('holidays, leave of most of a day and today are no missing days; half a day of leave is', () => {
  expect(daysIn(['2026-01-06'], { holidays: new Map([['2026-01-06', 'Epiphany']]) })).toEqual([]);
  expect(daysIn(['2026-01-06'], {}, { leave: [{ day: '2026-01-06', minutes: 480 }] })).toEqual([]);
  expect(daysIn(['2026-01-06'], {}, { leave: [{ day: '2026-01-06', minutes: 240 }] })).toEqual([
    '2026-01-06',
  ]);
  expect(daysIn([QUARTER.today])).toEqual([]);
});

test('weekends are asked for where the organization works on them', () => {
  expect(daysIn([], { working_days: [480, 480, 480, 480, 480, 480, 0] }, { weekly_min: 2_880 })).toHaveLength(
    13,
  );
  // Who has agreed to five days of those six is free on one.
  expect(daysIn([], { working_days: [480, 480, 480, 480, 480, 480, 0] })).toEqual([]);
});

test('part-timers are free on as many days of a week as their hours leave; one more is missing', () => {
  const fourDays = { weekly_min: 1_920 };
  expect(daysIn(['2026-01-09'], {}, fourDays)).toEqual([]);
  expect(daysIn(['2026-01-08', '2026-01-09'], {}, fourDays)).toEqual(['2026-01-08']);
  expect(daysIn(['2026-01-05', '2026-01-06', '2026-01-07'], {}, { weekly_min: 0 })).toEqual([]);
});

test('before the first day of somebody’s employment, in their first week, and after their last day nothing is missing', () => {
  const since = WORKING_DAYS.filter((day) => day >= '2026-02-09').map((day) => hoursOn(day, 8));
  expect(findOf(missingDays, since, {}, { start_date: '2026-02-02' })).toEqual([]);
  const [late] = findOf(missingDays, since, {}, { start_date: '2026-01-29' });
  expect(late?.rows.map(({ day }) => day)).toEqual(['2026-02-05', '2026-02-06']);
  const until = WORKING_DAYS.filter((day) => day <= '2026-02-13').map((day) => hoursOn(day, 8));
  expect(findOf(missingDays, until, {}, { end_date: '2026-02-13' })).toEqual([]);
  expect(findOf(missingDays, until).map(({ count }) => count)).toEqual([10, 21]);
});

test('whoever began with an entry on a Saturday is asked for the week after it', () => {
  const rows = [hoursOn('2026-01-03', 2), ...but().filter(({ day }) => day >= '2026-01-12')];
  const [found] = findOf(missingDays, rows, {}, { start_date: '2026-01-03' });
  expect(found?.count).toBe(5);
});

test('whoever has no time at all is told of with little certainty, and placeholders not at all', () => {
  const [found] = findBy([missingDays], [[personOf(), []]]);
  expect(found).toMatchObject({ severity: 'low', confidence: { pct: 40, reason: 'no-habit' } });
  expect(findBy([missingDays], [[personOf({ employment: 'placeholder' }), []]])).toEqual([]);
  expect(findBy([missingDays], [[personOf({ reachable: false }), []]])).toEqual([]);
});

test('who usually logs is told of more surely than who seldom does', () => {
  const [sure] = findOf(missingDays, but('2026-01-06'));
  const [unsure] = findOf(missingDays, but(...WORKING_DAYS.filter((_, at) => at % 2 === 0)));
  expect(sure?.confidence.pct).toBeGreaterThan(95);
  expect(unsure?.confidence.pct).toBeLessThan(80);
});
