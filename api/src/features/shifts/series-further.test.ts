import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { cancelShift, deleteShift, updateShift } from '#contract/shifts/shift-endpoints.ts';
import { openSeriesDesk, type SeriesDesk } from '../../../test/series-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SeriesDesk;
let monday: string;
beforeAll(async () => {
  desk = await openSeriesDesk();
  monday = startOfWeek(addDays(desk.today, 14), 1);
});
afterAll(() => desk.muster.close());

const on = (days: number) => addDays(monday, days);
const manager = () => desk.muster.as(desk.muster.organization.people.manager);
const paramsOf = ({ id }: Shift) => ({ project_id: desk.project, shift_id: id });
/** A shift that comes every week up to a day, and its shifts. */
const weekly = async (from: number, until: number) => {
  const { body: shift } = await desk.plan({ day: on(from) });
  const { body } = await desk.repeat(shift.id, 'FREQ=WEEKLY', on(until));
  return { series: body.series_id, shifts: await desk.shifts(on(from), on(until)) };
};
const remove = (shift: Shift) => manager()(deleteShift, { params: paramsOf(shift), version: shift.version });
const days = async (from: number, until: number) =>
  (await desk.planned(on(from), on(until))).map(([day, start]) => [day, start]);

test('a series goes on like its shifts, not like the last one where somebody changed that alone', async () => {
  const { series, shifts } = await weekly(0, 14);
  const last = shifts[2];
  if (!last) throw new Error('It came twice only.');
  await manager()(updateShift, {
    ...{ params: paramsOf(last), body: { start: '10:00', end: '18:00' }, version: last.version },
  });
  await desk.change(series, { until: on(21) });
  expect(await days(14, 21)).toEqual([
    [on(14), '10:00'],
    [on(21), '08:00'],
  ]);
});

test('a series of which every shift was cancelled isn’t planned further', async () => {
  const { series, shifts } = await weekly(29, 36);
  await desk.muster.database.query("update shifts set status = 'published' where series_id = $1", [series]);
  for (const shift of shifts) {
    const [now] = await desk.shifts(shift.day, shift.day);
    const body = { reason: 'The gate closes.', version: now?.version ?? 0 };
    expect((await manager()(cancelShift, { params: paramsOf(shift), body })).status).toBe(200);
  }
  expect(refusal(await desk.change(series, { until: on(50) }))).toEqual([422, 'series-over', '']);
});

test('a day that was deleted stays without a shift in the series that goes on from a later one', async () => {
  const { series, shifts } = await weekly(58, 79);
  const [, second, third] = shifts;
  if (!second || !third) throw new Error('It came once only.');
  await remove(third);
  await desk.change(series, { from_shift: second.id, fields: { start: '07:00', end: '15:00' } });
  const [split] = await desk.shifts(second.day, second.day);
  expect(split?.series_id).not.toBe(series);
  const { status } = await desk.change(split?.series_id ?? '', { rule: 'FREQ=WEEKLY;BYDAY=TU,WE,TH' });
  expect(status).toBe(200);
  expect((await days(65, 79)).map(([day]) => day)).not.toContain(third.day);
});
