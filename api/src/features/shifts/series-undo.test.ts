import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { listAudit } from '#contract/audit/endpoints.ts';
import { tellOfShift } from '../../../test/factories/shift.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openSeriesDesk, type SeriesDesk } from '../../../test/series-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SeriesDesk;
let guard: TestPerson;
/** A Monday of weeks in which nothing else is planned: each test has its own two. */
let monday: string;
beforeAll(async () => {
  desk = await openSeriesDesk();
  monday = startOfWeek(desk.today, 1);
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  monday = addDays(monday, 14);
  guard = await desk.guard();
});

const on = (days: number) => addDays(monday, days);
/** Mondays and Thursdays of two weeks, with a guard; people know of the first Thursday. */
const begin = async () => {
  const { body: shift } = await desk.plan({ day: on(0), note: 'Keys at the gate' });
  await desk.offer(shift.id, guard);
  const { body } = await desk.repeat(shift.id, 'FREQ=WEEKLY;BYDAY=MO,TH', on(10));
  const shifts = await desk.shifts(on(0), on(13));
  const told = shifts[1]?.id ?? '';
  await desk.muster.database.query("update shifts set status = 'published' where id = $1", [told]);
  await desk.muster.database.query(
    "update assignments set published_at = now(), status = 'confirmed' where shift_id = $1",
    [told],
  );
  await tellOfShift(desk.muster.database, told);
  return { series: body.series_id as string, told, shifts };
};
/** Everything that is stored of the shifts of these weeks and who is on them, but for what tells that it was written. */
const stored = () =>
  desk.muster.database.query(
    `select to_jsonb(s) - array['version', 'updated_at', 'created_by', 'updated_by'] as shift, (
       select jsonb_agg(to_jsonb(a) - array['version', 'updated_at', 'created_by', 'updated_by'] order by a.id)
       from assignments a where a.shift_id = s.id) as people
     from shifts s where s.project_id = $1 and s.day between $2 and $3 order by s.day, s.id`,
    [desk.project, on(0), on(13)],
  );
const back = async (batch: string) => (await desk.undo(batch)).body;

test('other days, another end and another time are taken back as a whole: shifts, people, and what they were told', async () => {
  const { series, shifts } = await begin();
  const [before, was] = [await stored(), await desk.read(series)];
  const { body } = await desk.change(series, {
    ...{ from_shift: shifts[1]?.id, rule: 'FREQ=WEEKLY;BYDAY=TU,TH', until: on(13), reason: 'A holiday' },
    fields: { start: '12:00', end: '20:00', note: '' },
  });
  expect(body).toMatchObject({ deleted: 1, undo_until: expect.any(String) });
  expect(await stored()).not.toEqual(before);
  expect(await back(body.batch_id)).toEqual({ removed: 1, kept: 0, restored: 3 });
  expect(await stored()).toEqual(before);
  expect(await desk.read(series)).toEqual({ ...was, version: expect.any(Number) });
  expect(await desk.read(body.series_id)).toMatchObject({ code: 'not_found' });
});

test('a cancelled series is back with its drafts, and whoever was freed is on it as they were', async () => {
  const { series, told } = await begin();
  const before = await stored();
  const { body } = await desk.cancel(series);
  expect(body).toMatchObject({ deleted: 3, cancelled: 1 });
  expect(await stored()).toHaveLength(1);
  expect(await back(body.batch_id)).toEqual({ removed: 0, kept: 0, restored: 4 });
  expect(await stored()).toEqual(before);
  const [known] = (await desk.shifts(on(3), on(3))).filter(({ id }) => id === told);
  expect(known).toMatchObject({ status: 'published', people: [{ status: 'confirmed' }] });
});

test('shifts that moved over each other’s old times move back', async () => {
  const { body: shift } = await desk.plan({ day: on(0), start: '08:00', end: '20:00' });
  await desk.give(shift.id, guard);
  await desk.give(
    (await desk.plan({ day: on(1), start: '21:00', end: '23:00' })).body.id,
    await desk.guard(),
  );
  const { body } = await desk.repeat(shift.id, 'FREQ=DAILY', on(2));
  const before = await stored();
  const { body: moved } = await desk.change(body.series_id, { fields: { start: '19:30', end: '07:30' } });
  expect(moved.shifts).toBe(3);
  await back(moved.batch_id);
  expect(await stored()).toEqual(before);
});

test('whoever changed, answered or published a shift of it since keeps that: nothing is taken back', async () => {
  const { series } = await begin();
  const { body } = await desk.change(series, { fields: { site: 'Gate 9' } });
  await desk.muster.database.query(
    "update assignments set status_reason = 'Late' where shift_id in (select id from shifts where series_id = $1)",
    [series],
  );
  const before = await stored();
  expect(refusal(await desk.undo(body.batch_id))).toEqual([422, 'changed-since', '']);
  expect(await stored()).toEqual(before);
});

test('the audit trail names what was deleted and cancelled, without the rows by which it is taken back', async () => {
  const { series, told } = await begin();
  await desk.cancel(series);
  const { admin } = desk.muster.organization.people;
  const { body } = await desk.muster.as(admin)(listAudit, {
    ...{ organization: desk.muster.organization.id, query: { type: 'series.cancelled' } },
  });
  expect(Object.keys(body.data[0].data).sort()).toEqual(['batch_id', 'cancelled', 'deleted']);
  expect(body.data[0].data.cancelled).toEqual([told]);
});

test('once it is taken back, or ten minutes old, it can’t be', async () => {
  const { series } = await begin();
  const { body } = await desk.change(series, { fields: { site: 'Gate 9' } });
  await back(body.batch_id);
  expect(refusal(await desk.undo(body.batch_id))).toEqual([422, 'changed-since', '']);
  const { body: late } = await desk.change(series, { fields: { site: 'Gate 8' } });
  await desk.muster.database.query(
    `begin; set local session_replication_role = replica;
     update events set occurred_at = now() - interval '11 minutes' where data ->> 'batch_id' = '${late.batch_id}'; commit`,
  );
  expect(refusal(await desk.undo(late.batch_id))).toEqual([422, 'too-late', '']);
});

test('nobody is put back where they are booked by now: the rule is said beside the day', async () => {
  const { series } = await begin();
  const { body } = await desk.cancel(series);
  const { body: rival } = await desk.plan({ day: on(7), start: '18:00', end: '22:00', role: 'Dock' });
  await desk.give(rival.id, guard);
  const before = await stored();
  const rest = await desk.undo(body.batch_id);
  expect(refusal(rest)).toEqual([422, 'rest', `days.${on(7)}`]);
  expect(rest.body.message).toContain('Nothing was taken back.');
  const { body: other } = await desk.plan({ day: on(10), start: '09:00', end: '12:00', role: 'Dock' });
  await desk.give(other.id, guard);
  const overlap = await desk.undo(body.batch_id);
  expect([overlap.status, overlap.body.rule]).toEqual([422, 'overlap']);
  expect((await stored()).length).toBe(before.length + 1);
});
