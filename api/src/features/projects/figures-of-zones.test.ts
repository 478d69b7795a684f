import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '#contract/activity/endpoints.ts';
import { readProjectDashboard } from '#contract/projects/endpoints.ts';
import { sumProjectTime } from '#contract/projects/time-endpoints.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ week_start: 1, edit_window_days: 0 });
});
afterAll(() => desk.muster.close());

/** Nights of a change of clocks, of a leap day and of a year's end, from Sunday to Monday where the zone has one. */
const NIGHTS = [
  { zone: 'Europe/London', day: '2026-03-28', start: '23:30', end: '02:30', hours: 2 },
  { zone: 'Europe/London', day: '2026-10-24', start: '23:30', end: '02:30', hours: 4 },
  { zone: 'America/New_York', day: '2026-03-07', start: '22:00', end: '04:00', hours: 5 },
  { zone: 'America/New_York', day: '2026-10-31', start: '22:00', end: '04:00', hours: 7 },
  { zone: 'Australia/Lord_Howe', day: '2026-04-04', start: '23:00', end: '03:00', hours: 4.5 },
  { zone: 'Asia/Kathmandu', day: '2024-02-29', start: '23:59', end: '00:01', hours: 2 / 60 },
  { zone: 'Pacific/Kiritimati', day: '2025-12-31', start: '22:15', end: '05:45', hours: 7.5 },
  { zone: 'Pacific/Pago_Pago', day: '2026-02-28', start: '20:00', end: '01:00', hours: 5 },
] as const;

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test.each(NIGHTS)(
  'a night in $zone from $day counts $hours h, all of it on the day on which it starts',
  async ({ zone, day, start, end, hours }) => {
    const person = await desk.newcomer();
    const project = await desk.makeProject({
      ...{
        code: `Z-${randomUUID().slice(0, 8).toUpperCase()}`,
        site_timezone: zone,
        start_date: '2024-01-01',
      },
    });
    const ask = desk.muster.as(person);
    const logged = await ask(createEntry, {
      body: { work_date: day, project_id: project, start, end, ends_next_day: true },
    });
    expect(logged.status).toBe(201);
    const params = { project_id: project };
    const { body } = await ask(readProjectDashboard, { params });
    expect(body.totals).toMatchObject({ seconds: hours * 3_600, first_date: day, last_date: day });
    const of = async (from: string, to: string) =>
      (await ask(sumProjectTime, { params, query: { from, to } })).body.seconds;
    expect([await of(day, day), await of(nextDay(day), nextDay(day))]).toEqual([hours * 3_600, 0]);
    const before = await ask(readProjectDashboard, { params, query: { from: nextDay(day) } });
    expect(before.body).toMatchObject({ totals: { entries: 0 }, weeks: [], entries_ever: 1 });
  },
);

test('a period whose last day is before its first is refused at its field', async () => {
  const { status, body } = await desk.muster.as(desk.muster.organization.people.manager)(
    readProjectDashboard,
    {
      params: { project_id: desk.project },
      query: { from: '2026-03-02', to: '2026-03-01' },
    },
  );
  expect([status, body.fields[0].field]).toEqual([422, 'to']);
});
