import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShiftFields } from '#contract/shifts/shapes.ts';
import { cancelShift, createShift, deleteShift, updateShift } from '#contract/shifts/shift-endpoints.ts';
import { openPlanningDesk, type PlanningDesk } from '../../../test/planning-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: PlanningDesk;
beforeAll(async () => {
  desk = await openPlanningDesk();
});
afterAll(() => desk.muster.close());

const change = (
  { id, version }: { id: string; version: number },
  body: Partial<ShiftFields> & { override_reason?: string },
) =>
  desk.muster.as(desk.muster.organization.people.manager)(updateShift, {
    ...{ params: { project_id: desk.project, shift_id: id }, body, version },
  });
const rowsOf = () => desk.muster.database.query('select * from shifts order by id');

test('a shift is planned as a draft, with its time on the wall of the site and an event', async () => {
  const { status, body } = await desk.plan({ start: '22:00', end: '06:00', break_min: 30, headcount: 2 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ status: 'draft', unpublished: 'new', day: desk.day, start: '22:00', end: '06:00', headcount: 2 },
    ...{ open: 2, people: [], timezone: 'Europe/London', version: 1 },
  });
  const events = await desk.muster.database.query(
    'select type, project_id from events where subject_id = $1',
    [body.id],
  );
  expect(events).toEqual([{ type: 'shift.created', project_id: desk.project }]);
});

test.each([
  ['the night in which clocks go forward', '2027-03-27', '22:00', '06:00', 7],
  ['the night in which they go back', '2026-10-24', '22:00', '06:00', 9],
  ['the first of an hour that is repeated', '2026-10-25', '01:30', '02:30', 2],
  ['any other night', '2026-06-02', '22:00', '06:00', 8],
])('a shift over %s lasts as long as it really does', async (_, day, start, end, hours) => {
  const { status, body } = await desk.plan({ day, start, end });
  expect(status).toBe(201);
  expect((Date.parse(body.ends_at) - Date.parse(body.starts_at)) / 3_600_000).toBe(hours);
  expect([body.day, body.start, body.end]).toEqual([day, start, end]);
});

test.each([
  ['a start in the hour that spring skips', { day: '2027-03-28', start: '01:30' }, 'skipped-hour', 'start'],
  ['an end in it', { day: '2027-03-27', start: '22:00', end: '01:15' }, 'skipped-hour', 'end'],
  ['more than sixteen hours', { start: '06:00', end: '22:01' }, 'shift-length', 'end'],
  ['an end that is the start, so a whole day', { start: '08:00', end: '08:00' }, 'shift-length', 'end'],
  [
    'sixteen hours on the wall that clocks make seventeen',
    { day: '2026-10-24', start: '18:00', end: '10:00' },
    'shift-length',
    'end',
  ],
  ['a break as long as the shift', { break_min: 480 }, 'shift-break', 'break_min'],
  ['neither a service nor a role', { role: null }, 'shift-purpose', 'service_type_id'],
  ['a day before the project', { day: '2025-12-31' }, 'project-over', 'day'],
  [
    'a service of nobody',
    { service_type_id: '01990000-0000-7000-8000-000000000000' },
    'service-unknown',
    'service_type_id',
  ],
])('%s is refused by name and plans nothing', async (_, fields, rule, field) => {
  const before = await rowsOf();
  expect(refusal(await desk.plan(fields))).toEqual([422, rule, field]);
  expect(await rowsOf()).toEqual(before);
});

test('sixteen hours are a shift, and so is a time that ends where it began a day before less a minute', async () => {
  expect((await desk.plan({ start: '06:00', end: '22:00' })).status).toBe(201);
  expect(refusal(await desk.plan({ start: '08:00', end: '07:59' }))).toEqual([422, 'shift-length', 'end']);
});

test('a project that is over takes no shift', async () => {
  const project = await desk.makeProject({ status: 'completed' });
  const answer = await desk.muster.as(desk.muster.organization.people.manager)(createShift, {
    params: { project_id: project },
    body: { day: desk.day, start: '08:00', end: '16:00', role: 'Guard' },
  });
  expect(refusal(answer)).toEqual([422, 'project-over', '']);
});

test('a change moves the bookings on a shift, and keeps to what was said of the rest', async () => {
  const guard = await desk.guard();
  const { body: made } = await desk.plan({ day: '2027-01-12', start: '22:00', end: '06:00', site: 'Gate 3' });
  await desk.offer(made.id, guard);
  const { status, body } = await change(made, { start: '23:00' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ start: '23:00', end: '06:00', day: '2027-01-12', site: 'Gate 3', version: 2 });
  const [booked] = await desk.muster.database.query(
    'select starts_at, ends_at from assignments where shift_id = $1',
    [made.id],
  );
  expect(booked).toEqual({ starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) });
  const [event] = await desk.muster.database.query(
    "select changes from events where subject_id = $1 and type = 'shift.changed'",
    [made.id],
  );
  expect(Object.keys(Object(event?.changes))).toEqual(['starts_at']);
});

test('a change that leads somebody into another shift is refused with the booking concerned, and changes nothing', async () => {
  const guard = await desk.guard();
  const { body: early } = await desk.plan({ day: '2027-01-13', start: '06:00', end: '12:00' });
  const { body: late } = await desk.plan({ day: '2027-01-14', start: '06:00', end: '12:00' });
  await desk.offer(early.id, guard);
  const { body: booked } = await desk.offer(late.id, guard);
  const before = await rowsOf();
  const answer = await change(early, { day: '2027-01-14', start: '11:00', end: '19:00' });
  expect(refusal(answer)).toEqual([422, 'overlap', 'member_id']);
  expect(answer.body.fields.map(({ field }: { field: string }) => field)).toContain(
    `rows.${booked.people[0].id}`,
  );
  expect(await rowsOf()).toEqual(before);
});

test('a shift keeps a place for everybody who is on it', async () => {
  const { body: made } = await desk.plan({ day: '2027-01-15', headcount: 2 });
  await desk.offer(made.id, await desk.guard());
  await desk.offer(made.id, await desk.guard());
  expect(refusal(await change(made, { headcount: 1 }))).toEqual([422, 'over-headcount', 'headcount']);
  expect((await change(made, { headcount: 3 })).body.open).toBe(1);
});

test('whoever saw an older version is told', async () => {
  const { body: made } = await desk.plan({ day: '2027-01-16' });
  await change(made, { note: 'Radio' });
  expect((await change(made, { note: 'Torch' })).status).toBe(412);
});

test('a draft is deleted with everybody on it; what people were told of is cancelled, which frees them', async () => {
  const { manager } = desk.muster.organization.people;
  const { database } = desk.muster;
  const guard = await desk.guard();
  const { body: draft } = await desk.plan({ day: '2027-01-18' });
  await desk.offer(draft.id, guard);
  const remove = (id: string) =>
    desk.muster.as(manager)(deleteShift, { params: { project_id: desk.project, shift_id: id }, version: 1 });
  expect((await remove(draft.id)).status).toBe(204);
  expect(await database.query('select from assignments where shift_id = $1', [draft.id])).toEqual([]);

  const told = await desk.told({ hours: 24 * 30 });
  await desk.give(told, guard);
  expect(refusal(await remove(told))).toEqual([422, 'published', '']);
  const cancel = (reason: string, version = 1) =>
    desk.muster.as(manager)(cancelShift, {
      ...{ params: { project_id: desk.project, shift_id: told }, body: { reason, version } },
    });
  expect((await cancel('Storm', 9)).status).toBe(412);
  const { body } = await cancel('Storm');
  expect(body).toMatchObject({
    status: 'cancelled',
    status_reason: 'Storm',
    unpublished: 'cancelled',
    open: 0,
  });
  expect(body.people).toMatchObject([{ unpublished: 'removed' }]);
  expect(refusal(await cancel('Again', body.version))).toEqual([422, 'shift-over', '']);
  expect(refusal(await change(body, { note: 'x' }))).toEqual([422, 'shift-over', '']);
});
