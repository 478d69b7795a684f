import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { changeSeries, readSeries } from '#contract/shifts/series-endpoints.ts';
import { deleteShift } from '#contract/shifts/shift-endpoints.ts';
import { tellOfShift } from '../../../test/factories/shift.ts';
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

test('over a change of clocks shifts keep their time on the wall, and an hour that is skipped is named', async () => {
  const { body: shift } = await desk.plan({ day: '2031-03-28', start: '22:00', end: '06:00' });
  await desk.repeat(shift.id, 'FREQ=DAILY', '2031-03-31');
  const lengths = (await desk.shifts('2031-03-28', '2031-03-31')).map(({ start, starts_at, ends_at }) => [
    start,
    (Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000,
  ]);
  // In London the clocks go forward on the 30th.
  expect(lengths).toEqual([
    ['22:00', 8],
    ['22:00', 7],
    ['22:00', 8],
    ['22:00', 8],
  ]);
  const { body: early } = await desk.plan({ day: '2031-03-29', start: '01:30', end: '05:00' });
  const refused = await desk.repeat(early.id, 'FREQ=DAILY', '2031-03-31');
  expect(refusal(refused)).toEqual([422, 'skipped-hour', 'days.2031-03-30']);
});

test('shifts are planned at most 26 weeks ahead, and a rule has to come again and be one', async () => {
  const { body: shift } = await desk.plan({ day: on(0) });
  const far = await desk.repeat(shift.id, 'FREQ=DAILY', addDays(on(0), 183));
  expect(refusal(far)).toEqual([422, 'series-days', 'until']);
  expect(refusal(await desk.repeat(shift.id, 'FREQ=WEEKLY', on(6)))).toEqual([422, 'series-days', 'until']);
  expect((await desk.repeat(shift.id, 'FREQ=HOURLY', on(6))).status).toBe(422);
});

test('a series is planned further as its last shift, without the days that were deleted', async () => {
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: on(7), start: '05:00', end: '09:00' });
  await desk.offer(shift.id, guard);
  const { body } = await desk.repeat(shift.id, 'FREQ=WEEKLY', on(21));
  const [middle] = await desk.shifts(on(14), on(14));
  await desk.muster.as(desk.muster.organization.people.manager)(deleteShift, {
    ...{ params: { project_id: desk.project, shift_id: middle?.id ?? '' }, version: middle?.version ?? 0 },
  });
  const further = await desk.change(body.series_id, { until: on(35) });
  expect([further.status, further.body.shifts, further.body.places]).toEqual([200, 2, 2]);
  expect((await desk.planned(on(7), on(35))).map(([day]) => day)).toEqual([on(7), on(21), on(28), on(35)]);
  expect(await desk.read(body.series_id)).toMatchObject({ until: on(35), to_come: 4 });
});

test('from a shift on, drafts are deleted and what people know of is cancelled for a reason', async () => {
  const { body: shift } = await desk.plan({ day: on(42) });
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(45));
  const shifts = await desk.shifts(on(42), on(45));
  const told = shifts[3]?.id ?? '';
  await desk.muster.database.query("update shifts set status = 'published' where id = $1", [told]);
  await tellOfShift(desk.muster.database, told);
  const { body: done } = await desk.cancel(body.series_id, shifts[1]?.id);
  expect(done).toMatchObject({ deleted: 2, cancelled: 1, begun: 0 });
  const left = (await desk.shifts(on(42), on(45))).map(({ day, status, status_reason }) => [
    ...[day, status, status_reason],
  ]);
  expect(left).toEqual([
    [on(42), 'draft', null],
    [on(45), 'cancelled', 'The gate closes.'],
  ]);
  expect(await desk.read(body.series_id)).toMatchObject({ until: on(42), to_come: 1 });
});

test('a series that somebody changed meanwhile isn’t overwritten, and members don’t read it', async () => {
  const { manager, member } = desk.muster.organization.people;
  const { body: shift } = await desk.plan({ day: on(49) });
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(51));
  const params = { project_id: desk.project, series_id: body.series_id };
  await desk.change(body.series_id, { until: on(52) });
  const late = await desk.muster.as(manager)(changeSeries, {
    ...{ params, body: { fields: { site: 'Gate 2' } }, version: 1 },
  });
  expect(late.status).toBe(412);
  expect((await desk.muster.as(member)(readSeries, { params })).status).toBe(403);
});
