import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import { readCalendar, readDay, readWeek } from '#contract/activity/day-endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { startTimer } from '#contract/activity/timer-endpoints.ts';
import { updateSettings } from '#contract/users/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ edit_window_days: 0 });
});
afterAll(() => desk.muster.close());

const calendar = async (person: TestPerson, date: string): Promise<ActivityCalendar> =>
  (await desk.muster.as(person)(readCalendar, { query: { date } })).body;
const spans = (entries: readonly { work_date: string; start: string | null; end: string | null }[]) =>
  entries.map(({ work_date, start, end }) => [work_date, start, end]);

test('a week by the clock has its entries, and what reaches into it from the night before', async () => {
  const person = await desk.newcomer();
  const night = { start: '22:00', end: '06:00', ends_next_day: true, duration_s: undefined };
  await desk.log(person, { ...night, work_date: '2026-03-01' });
  await desk.log(person, { ...night, work_date: '2026-03-08' });
  await desk.log(person, { work_date: '2026-03-04' });
  const until = { start: '20:00', end: '00:00', ends_next_day: true, duration_s: undefined };
  await desk.log(person, { ...until, work_date: '2026-03-15' });
  expect(spans((await calendar(person, '2026-03-03')).entries)).toEqual([
    ['2026-03-01', '22:00', '06:00'],
    ['2026-03-04', null, null],
    ['2026-03-08', '22:00', '06:00'],
  ]);
  expect(spans((await calendar(person, '2026-03-16')).entries)).toEqual([]);
});

test('its sums, states and gaps are those of the day’s page and of the week', async () => {
  const person = await desk.newcomer();
  const on = (start: string, end: string) =>
    desk.log(person, { work_date: '2026-03-03', start, end, duration_s: undefined });
  await on('09:00', '10:30');
  await on('11:00', '12:00');
  const call = desk.muster.as(person);
  const { days } = await calendar(person, '2026-03-05');
  const { body: day } = await call(readDay, { query: { date: '2026-03-03' } });
  const { body: week } = await call(readWeek, { query: { date: '2026-03-05' } });
  const { date, total_s, status, planned_minutes, gaps } = days[1] ?? {};
  expect({ date, total_s, status, planned_minutes }).toEqual(week.days[1]);
  expect([total_s, status, gaps]).toEqual([day.total_s, day.status, day.gaps]);
  expect(gaps).toMatchObject([{ start: '10:30', end: '11:00' }]);
});

test('nothing is missing before the timer that runs', async () => {
  const person = await desk.newcomer();
  await desk.muster.as(person)(startTimer, { body: { project_id: desk.project } });
  const body = await calendar(person, desk.today);
  expect(body.timer).toMatchObject({ project: { code: 'HRB-204' } });
  expect(body.days.map(({ gaps }) => gaps)).toEqual(Array(7).fill([]));
});

test('holidays are named, and plan nothing', async () => {
  const person = await desk.newcomer();
  const { database, organization } = desk.muster;
  await database.query("insert into holidays (org_id, date, name) values ($1, '2026-03-04', 'Harbour day')", [
    organization.id,
  ]);
  const { days } = await calendar(person, '2026-03-04');
  expect(days.map(({ holiday }) => holiday)).toEqual([null, null, 'Harbour day', null, null, null, null]);
  expect(days[2]?.planned_minutes).toBe(0);
});

test('days too long ago or too far ahead aren’t open', async () => {
  const person = await desk.newcomer();
  await desk.setting('edit_window_days', 30);
  const openOn = async (date: string) =>
    (await calendar(person, date)).days.find((day) => day.date === date)?.open;
  const from = (days: number) => openOn(addDays(desk.today, days));
  expect([await from(-31), await from(-30), await from(31), await from(32)]).toEqual([
    ...[false, true, true, false],
  ]);
  await desk.setting('edit_window_days', 0);
});

test('a day of a closed month isn’t open, and says so', async () => {
  const person = await desk.newcomer();
  const { database, organization } = desk.muster;
  await database.query("insert into activity_months (org_id, month) values ($1, '2026-03-01')", [
    organization.id,
  ]);
  const { days } = await calendar(person, '2026-03-31');
  expect(days.map(({ open, closed }) => [open, closed])).toEqual([
    ...[0, 1].map(() => [false, true]),
    ...[2, 3, 4, 5, 6].map(() => [true, false]),
  ]);
});

test('the day on which the person’s clocks are changed says where', async () => {
  const person = await desk.newcomer();
  const changed = async (date: string) => {
    const { days } = await calendar(person, date);
    return days.flatMap((day) => (day.clock_change ? [[day.date, day.clock_change]] : []));
  };
  expect(await changed('2026-03-29')).toEqual([['2026-03-29', { at: 60, to: 120 }]]);
  await desk.muster.as(person)(updateSettings, { body: { timezone: 'America/New_York' } });
  expect(await changed('2026-11-01')).toEqual([['2026-11-01', { at: 120, to: 60 }]]);
});
