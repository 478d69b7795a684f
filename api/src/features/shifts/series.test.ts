import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { undoBatch } from '#contract/shifts/batch-endpoints.ts';
import { deleteShift, updateShift } from '#contract/shifts/shift-endpoints.ts';
import { openSeriesDesk, type SeriesDesk } from '../../../test/series-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SeriesDesk;
/** A Monday of weeks in which nothing else is planned: each test has its own. */
let monday: string;
beforeAll(async () => {
  desk = await openSeriesDesk();
  monday = startOfWeek(addDays(desk.today, 14), 1);
});
afterAll(() => desk.muster.close());

const on = (days: number) => addDays(monday, days);
const events = (type: string) =>
  desk.muster.database.query('select data, changes from events where type = $1 order by id desc limit 2', [
    type,
  ]);
const days = async (from: string, to: string) => (await desk.planned(from, to)).map(([day]) => day);
const alone = (shift_id: string) => ({ params: { project_id: desk.project, shift_id } });

test('a shift comes again on the days of its rule with its people, as one event', async () => {
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: on(0), start: '06:00', end: '10:00', site: 'Gate 1' });
  await desk.offer(shift.id, guard);
  const { status, body } = await desk.repeat(shift.id, 'FREQ=WEEKLY;BYDAY=MO,TH', on(10));
  expect([status, body.shifts, body.places, body.left]).toEqual([200, 3, 3, []]);
  expect(await desk.planned(on(0), on(13))).toEqual(
    [on(0), on(3), on(7), on(10)].map((day) => [day, '06:00', [guard.member]]),
  );
  const { furthest, ...series } = await desk.read(body.series_id);
  expect(series).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: on(10), to_come: 4, changed: 0 });
  expect(furthest).toBe(addDays(on(0), 182));
  expect(await events('series.planned')).toHaveLength(1);
  expect(refusal(await desk.repeat(shift.id, 'FREQ=DAILY', on(10)))).toEqual([422, 'in-series', '']);
  expect((await desk.cancel(body.series_id)).body).toMatchObject({ deleted: 4, cancelled: 0, begun: 0 });
});

test('where something is in the way nothing is planned, and the days are named; or it is left out', async () => {
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: on(14) });
  await desk.offer(shift.id, guard);
  const { body: rival } = await desk.plan({ day: on(15), start: '12:00', end: '20:00' });
  await desk.offer(rival.id, guard);
  const refused = await desk.repeat(shift.id, 'FREQ=DAILY', on(16));
  expect(refusal(refused)).toEqual([422, 'overlap', `days.${on(15)}`]);
  expect(await days(on(14), on(16))).toEqual([on(14), on(15)]);
  const foreseen = await desk.repeat(shift.id, 'FREQ=DAILY', on(16), { preview: true });
  expect(foreseen.body).toMatchObject({ batch_id: null, shifts: 2, places: 1 });
  expect(await days(on(14), on(16))).toEqual([on(14), on(15)]);
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(16), { leave_out: true });
  expect(body.left).toMatchObject([{ day: on(15), rule: 'overlap', member: { id: guard.member } }]);
  expect(await days(on(14), on(16))).toEqual([on(14), on(15), on(15), on(16)]);
  // Undo: the shift that was there stays, and may be repeated anew.
  await desk.muster.as(desk.muster.organization.people.manager)(undoBatch, {
    params: { project_id: desk.project, batch_id: body.batch_id },
  });
  expect(await days(on(14), on(16))).toEqual([on(14), on(15)]);
  expect((await desk.shifts(on(14), on(14)))[0]?.series_id).toBeNull();
});

test('a change of all leaves what was changed alone, what was deleted and what has begun', async () => {
  const { manager } = desk.muster.organization.people;
  const { body: shift } = await desk.plan({ day: on(21) });
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(25));
  const [, second, third, fourth] = await desk.shifts(on(21), on(25));
  await desk.muster.as(manager)(updateShift, {
    ...{ ...alone(second?.id ?? ''), body: { start: '09:00', end: '17:00' }, version: second?.version ?? 0 },
  });
  await desk.muster.as(manager)(deleteShift, { ...alone(third?.id ?? ''), version: third?.version ?? 0 });
  await desk.muster.database.query(
    "update shifts set starts_at = now() - interval '1 hour', ends_at = now() + interval '7 hours' where id = $1",
    [fourth?.id],
  );
  const changed = await desk.change(body.series_id, { fields: { site: 'Gate 9', headcount: 2 } });
  expect([changed.status, changed.body.shifts]).toEqual([200, 2]);
  const sites = (await desk.shifts(on(21), on(25))).map(({ day, site }) => [day, site]);
  expect(sites).toContainEqual([on(21), 'Gate 9']);
  expect(sites).toContainEqual([on(25), 'Gate 9']);
  expect(sites).toContainEqual([on(22), null]);
  expect(sites).toHaveLength(4);
  const [told] = await events('series.changed');
  expect(told?.changes).toMatchObject({ site: [null, 'Gate 9'], headcount: [1, 2] });
});

test('this one and those after it are a series of their own, at another time on the wall', async () => {
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: on(28), start: '22:00', end: '06:00' });
  await desk.offer(shift.id, guard);
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(31));
  const from = (await desk.shifts(on(30), on(30)))[0]?.id;
  const later = await desk.change(body.series_id, {
    from_shift: from,
    fields: { start: '23:00', end: '07:00' },
  });
  expect([later.status, later.body.shifts, later.body.series_id === body.series_id]).toEqual([200, 2, false]);
  expect((await desk.planned(on(28), on(31))).map(([, start]) => start)).toEqual([
    ...['22:00', '22:00', '23:00', '23:00'],
  ]);
  expect(await desk.read(body.series_id)).toMatchObject({ until: on(29), to_come: 2 });
  expect(await desk.read(later.body.series_id)).toMatchObject({ first_day: on(30), to_come: 2 });
  await desk.cancel(later.body.series_id);
  await desk.cancel(body.series_id);
});

test('a change that somebody can’t follow changes nothing, or leaves that shift as it is', async () => {
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: on(35) });
  await desk.offer(shift.id, guard);
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(37));
  const { body: rival } = await desk.plan({ day: on(36), start: '18:00', end: '20:00' });
  // Two hours of rest: planned in spite of it.
  await desk.give(rival.id, guard);
  const fields = { start: '12:00', end: '19:00' };
  const useless = await desk.change(body.series_id, { fields: { break_min: 480 }, leave_out: true });
  expect(refusal(useless)).toEqual([422, 'shift-break', 'break_min']);
  const refused = await desk.change(body.series_id, { fields });
  expect(refusal(refused)).toEqual([422, 'overlap', `days.${on(36)}`]);
  expect((await desk.planned(on(35), on(37))).map(([, start]) => start)).not.toContain('12:00');
  const { body: rest } = await desk.change(body.series_id, { fields, leave_out: true });
  expect([rest.shifts, rest.left.length]).toEqual([2, 1]);
  expect(await desk.read(body.series_id)).toMatchObject({ to_come: 3, changed: 1 });
  await desk.cancel(body.series_id);
});
