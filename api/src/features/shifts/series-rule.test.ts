import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { deleteShift, updateShift } from '#contract/shifts/shift-endpoints.ts';
import { tellOfShift } from '../../../test/factories/shift.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openSeriesDesk, type SeriesDesk } from '../../../test/series-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SeriesDesk;
let guard: TestPerson;
/** A Monday of weeks in which nothing else is planned: each test has its own four. */
let monday: string;
beforeAll(async () => {
  desk = await openSeriesDesk();
  monday = startOfWeek(addDays(desk.today, -14), 1);
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  monday = addDays(monday, 28);
  guard = await desk.guard();
});

const on = (days: number) => addDays(monday, days);
const days = async () => (await desk.planned(on(0), on(27))).map(([day]) => day);
/** Mondays and Thursdays of two weeks, with a guard. */
const begin = async () => {
  const { body: shift } = await desk.plan({ day: on(0) });
  await desk.offer(shift.id, guard);
  const { body } = await desk.repeat(shift.id, 'FREQ=WEEKLY;BYDAY=MO,TH', on(10));
  return { series: body.series_id as string, shifts: await desk.shifts(on(0), on(27)) };
};
const alone = (shift_id = '') => ({ params: { project_id: desk.project, shift_id } });

test('all that is to come comes on other days, with its people; days that stay keep their shifts', async () => {
  const { series, shifts } = await begin();
  const rule = 'FREQ=WEEKLY;BYDAY=MO,TU';
  const foreseen = await desk.change(series, { rule, preview: true });
  expect(foreseen.body).toMatchObject({ batch_id: null, shifts: 2, places: 2, deleted: 2, cancelled: 0 });
  expect(await days()).toEqual([on(0), on(3), on(7), on(10)]);
  const { status, body } = await desk.change(series, { rule });
  expect([status, body.shifts, body.places, body.deleted, body.left]).toEqual([200, 2, 2, 2, []]);
  expect(await desk.planned(on(0), on(27))).toEqual(
    [on(0), on(1), on(7), on(8)].map((day) => [day, '08:00', [guard.member]]),
  );
  expect((await desk.shifts(on(0), on(0)))[0]?.id).toBe(shifts[0]?.id);
  expect(await desk.read(series)).toMatchObject({ rule, first_day: on(0), until: on(10), to_come: 4 });
});

test('from a shift on it comes at another interval, to another end and at another time', async () => {
  const { series, shifts } = await begin();
  const asked = { from_shift: shifts[2]?.id, rule: 'FREQ=WEEKLY;INTERVAL=2', until: on(21) };
  const { body } = await desk.change(series, { ...asked, fields: { start: '10:00', end: '18:00' } });
  expect([body.shifts, body.deleted]).toEqual([2, 1]);
  expect((await desk.planned(on(0), on(27))).map(([day, start]) => [day, start])).toEqual([
    ...[
      [on(0), '08:00'],
      [on(3), '08:00'],
    ],
    ...[
      [on(7), '10:00'],
      [on(21), '10:00'],
    ],
  ]);
  expect(await desk.read(series)).toMatchObject({ until: on(6), to_come: 2 });
  expect(await desk.read(body.series_id)).toMatchObject({
    rule: asked.rule,
    first_day: on(7),
    until: on(21),
  });
});

test('it ends earlier; where nothing would be left, or no day is in its rule, it is refused', async () => {
  const { series } = await begin();
  expect(refusal(await desk.change(series, { until: on(-1) }))).toEqual([422, 'series-days', 'until']);
  const none = await desk.change(series, { rule: 'FREQ=WEEKLY;BYDAY=SU', until: on(5) });
  expect(refusal(none)).toEqual([422, 'series-days', 'until']);
  const far = await desk.change(series, { rule: 'FREQ=DAILY', until: addDays(on(0), 183) });
  expect(refusal(far)).toEqual([422, 'series-days', 'until']);
  expect((await desk.change(series, { until: on(5) })).body).toMatchObject({ shifts: 0, deleted: 2 });
  expect(await days()).toEqual([on(0), on(3)]);
  expect(await desk.read(series)).toMatchObject({ until: on(5), to_come: 2 });
});

test('where something is in the way of a new day nothing changes, unless it is left out', async () => {
  const { series } = await begin();
  const { body: rival } = await desk.plan({ day: on(8), start: '12:00', end: '20:00', role: 'Dock' });
  await desk.offer(rival.id, guard);
  const before = await desk.planned(on(0), on(27));
  const rule = 'FREQ=WEEKLY;BYDAY=TU';
  expect(refusal(await desk.change(series, { rule }))).toEqual([422, 'overlap', `days.${on(8)}`]);
  expect(await desk.planned(on(0), on(27))).toEqual(before);
  const { body } = await desk.change(series, { rule, leave_out: true });
  expect(body.left).toMatchObject([{ day: on(8), rule: 'overlap', member: { id: guard.member } }]);
  expect(await days()).toEqual([on(1), on(8), on(8)]);
});

test('what people know of is cancelled for a reason that is asked for, and stays as a day without a shift', async () => {
  const { series, shifts } = await begin();
  const told = shifts[1]?.id ?? '';
  await desk.muster.database.query("update shifts set status = 'published' where id = $1", [told]);
  await desk.muster.database.query('update assignments set published_at = now() where shift_id = $1', [told]);
  await tellOfShift(desk.muster.database, told);
  const rule = 'FREQ=WEEKLY;BYDAY=MO';
  expect((await desk.change(series, { rule, preview: true })).body).toMatchObject({
    cancelled: 1,
    deleted: 1,
  });
  expect(refusal(await desk.change(series, { rule }))).toEqual([422, 'reason-required', 'reason']);
  const { body } = await desk.change(series, { rule, reason: 'The gate closes on Thursdays.' });
  expect(body).toMatchObject({ shifts: 0, cancelled: 1, deleted: 1 });
  const [cancelled] = await desk.shifts(on(3), on(3));
  expect(cancelled).toMatchObject({ status: 'cancelled', status_reason: 'The gate closes on Thursdays.' });
  await desk.change(series, { rule: 'FREQ=WEEKLY;BYDAY=MO,TH' });
  expect(await days()).toEqual([on(0), on(3), on(7), on(10)]);
  expect((await desk.shifts(on(3), on(3)))[0]?.status).toBe('cancelled');
});

test('what went its own way stays on a day that stays, and a day that was deleted stays without a shift', async () => {
  const { manager } = desk.muster.organization.people;
  const { series, shifts } = await begin();
  const [, second, third] = shifts;
  await desk.muster.as(manager)(updateShift, {
    ...{ ...alone(second?.id), body: { start: '09:00', end: '17:00' }, version: second?.version ?? 0 },
  });
  await desk.muster.as(manager)(deleteShift, { ...alone(third?.id), version: third?.version ?? 0 });
  const fields = { start: '07:00', end: '15:00' };
  await desk.change(series, { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH', fields });
  expect((await desk.planned(on(0), on(27))).map(([day, start]) => [day, start])).toEqual([
    ...[
      [on(0), '07:00'],
      [on(1), '07:00'],
      [on(3), '09:00'],
    ],
    ...[
      [on(8), '07:00'],
      [on(10), '07:00'],
    ],
  ]);
});

test('what has begun stays with the rule that it began by', async () => {
  const { series, shifts } = await begin();
  await desk.muster.database.query(
    "update shifts set starts_at = now() - interval '1 hour', ends_at = now() + interval '7 hours' where id = $1",
    [shifts[0]?.id],
  );
  const { body } = await desk.change(series, { rule: 'FREQ=WEEKLY;BYDAY=FR' });
  expect(await desk.read(series)).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
    until: on(2),
    to_come: 0,
  });
  expect(await desk.read(body.series_id)).toMatchObject({ first_day: on(3), to_come: 1 });
  expect(refusal(await desk.change(series, { rule: 'FREQ=DAILY' }))).toEqual([422, 'series-over', '']);
});
