import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmAssignment, removeAssignment } from '#contract/shifts/assignment-endpoints.ts';
import { cancelShift } from '#contract/shifts/shift-endpoints.ts';
import {
  type CalendarDesk,
  eventsAt,
  eventsIn,
  makeFeed,
  openCalendarDesk,
  readFile,
} from '../../../test/calendar-desk.ts';
import type { TestPerson } from '../../../test/people.ts';

let desk: CalendarDesk;
let guard: TestPerson;
let address: string;
beforeAll(async () => {
  desk = await openCalendarDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  guard = await desk.newcomer();
  ({ address } = await makeFeed(desk.muster, guard));
});

const events = () => eventsAt(desk.muster, address);
const versionOf = async (table: 'shifts' | 'assignments', id: string) => {
  const [row] = await desk.muster.database.query<{ version: number }>(
    `select version from ${table} where id = $1`,
    [id],
  );
  return row?.version ?? 0;
};
const confirm = async (assignment_id: string) =>
  desk.muster.as(guard)(confirmAssignment, {
    params: { project_id: desk.project, assignment_id },
    body: { version: await versionOf('assignments', assignment_id) },
  });

test('a calendar holds what its person was told of, and nothing of a draft', async () => {
  const shift = await desk.shift({ headcount: 2, site: 'Berth 5', note: 'Gate code 4711', break_min: 30 });
  const assignment = await desk.on(shift, guard);
  const mate = await desk.newcomer();
  await desk.on(shift, mate);
  await desk.on(await desk.shift(), desk.muster.organization.people.coordinator);
  expect(await events()).toEqual([]);
  await desk.publishDay();
  expect(await events()).toEqual([
    {
      uid: `${assignment}@muster`,
      sequence: expect.any(Number),
      status: 'TENTATIVE',
      title: 'HRB-204 Guarding',
      description: `Harbour Terminal\nWith ${mate.name}\n30 min break\nNot confirmed yet: confirm it in Muster.`,
      location: 'Berth 5',
      from: `${desk.day}T09:00:00.000Z`,
      to: `${desk.day}T17:00:00.000Z`,
    },
  ]);
  expect((await readFile(desk.muster, address)).payload).not.toContain('4711');
  expect((await confirm(assignment)).status).toBe(200);
  expect(await events()).toMatchObject([{ uid: `${assignment}@muster`, status: 'CONFIRMED' }]);
});

test('a change comes with the publication that tells of it: the same event, with a higher number', async () => {
  const shift = await desk.shift({ site: 'Berth 5' });
  await desk.on(shift, guard);
  await desk.publishDay();
  const [before] = await events();
  await desk.change(shift, "site = 'Berth 6', version = version + 1");
  expect(await events()).toEqual([before]);
  await desk.publishDay();
  const [after] = await events();
  expect(after).toMatchObject({ uid: before?.uid, location: 'Berth 6' });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
});

test('a cancelled shift stays as cancelled, with a higher number, once people were told', async () => {
  const shift = await desk.shift();
  await desk.on(shift, guard);
  await desk.publishDay();
  const [before] = await events();
  const cancelled = await desk.muster.as(desk.manager)(cancelShift, {
    params: { project_id: desk.project, shift_id: shift },
    body: { reason: 'Storm', version: await versionOf('shifts', shift) },
  });
  expect(cancelled.status).toBe(200);
  expect(await events()).toMatchObject([{ status: 'TENTATIVE' }]);
  await desk.publishDay();
  const [after] = await events();
  expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED', description: 'Harbour Terminal' });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
});

test('whoever was taken off a shift reads that it is cancelled for them, and nothing of what becomes of it', async () => {
  const shift = await desk.shift({ headcount: 2 });
  const assignment = await desk.on(shift, guard);
  await desk.publishDay();
  const [before] = await events();
  await desk.muster.as(desk.manager)(removeAssignment, {
    params: { project_id: desk.project, assignment_id: assignment },
    version: await versionOf('assignments', assignment),
  });
  expect(await events()).toMatchObject([{ status: 'TENTATIVE' }]);
  await desk.publishDay();
  const [after] = await events();
  expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
  await desk.change(shift, `starts_at = '${desk.day}T12:00Z', version = version + 1`);
  await desk.publishDay();
  expect(await events()).toEqual([]);
});

test('a night in which the clock is moved is as long as it is worked, in every zone', async () => {
  const { database } = desk.muster;
  const nights = await database.query<{ day: string; from: Date; to: Date }>(
    `select d::date::text as day, (d::date + time '22:00') at time zone 'Europe/London' as from,
       (d::date + 1 + time '06:00') at time zone 'Europe/London' as to
     from generate_series(now()::date + 2, now()::date + 367, interval '1 day') d
     where (d::date + time '12:00') at time zone 'Europe/London' + interval '24 hours'
       <> (d::date + 1 + time '12:00') at time zone 'Europe/London'
     order by ((d::date + 1 + time '06:00') at time zone 'Europe/London' - (d::date + time '22:00') at time zone 'Europe/London')`,
  );
  for (const { day, from, to } of nights) {
    await desk.on(await desk.shift({ day, starts_at: from, ends_at: to }), guard);
    await desk.publishDay(day);
  }
  const hours = (await events()).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 3_600_000);
  expect(hours.sort((one, other) => one - other)).toEqual([7, 9]);
  const told = (await events()).map(({ from, to }) => [from, to]).sort();
  expect(told).toEqual(nights.map(({ from, to }) => [from.toISOString(), to.toISOString()]).sort());
});

test('no text ends its line or begins another event, however long and whatever its letters', async () => {
  const site = `Pier 7, north; "A\\B" ${'Ærø 漢字 👷 '.repeat(8)}`.trim();
  const role = 'Guard\r\nEND:VEVENT\rBEGIN:VEVENT\u0007\nSUMMARY:Free beer'.slice(0, 60);
  await desk.on(await desk.shift({ site: site.slice(0, 120), role }), guard);
  await desk.muster.database.query("update organizations set name = 'Tide, Sons; Co\r\nX-EVIL:1'");
  await desk.publishDay();
  const { payload } = await readFile(desk.muster, address);
  const [event, ...others] = eventsIn(payload);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    location: site.slice(0, 120),
    title: expect.stringMatching(/^HRB-204 Guard\nEND:VEVENT\n/),
  });
  expect(payload.split('\r\n').filter((line) => /^(?:X-EVIL|SUMMARY:Free)/.test(line))).toEqual([]);
  expect(payload.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
