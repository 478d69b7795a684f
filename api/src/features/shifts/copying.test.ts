import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRosterWeek, undoBatch } from '#contract/shifts/batch-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { updateShift } from '#contract/shifts/shift-endpoints.ts';
import { openPlanningDesk, type PlanningDesk } from '../../../test/planning-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: PlanningDesk;
beforeAll(async () => {
  desk = await openPlanningDesk();
});
afterAll(() => desk.muster.close());

const copy = (from_week: string, to_week: string, with_people = true, preview = false) =>
  desk.muster.as(desk.muster.organization.people.manager)(copyRosterWeek, {
    ...{ params: { project_id: desk.project }, body: { from_week, to_week, with_people, preview } },
  });
const undo = (batch_id: string) =>
  desk.muster.as(desk.muster.organization.people.manager)(undoBatch, {
    params: { project_id: desk.project, batch_id },
  });
const week = async (from: string, to: string) =>
  (await desk.see(desk.muster.organization.people.manager, from, to)).shifts.map(
    ({ day, start, end, status, people }: Shift) => [
      day,
      start,
      end,
      status,
      people.map(({ member }) => member.id),
    ],
  );

test('a week is copied as drafts at the same times on the wall, with its people, also over a change of clocks', async () => {
  const guard = await desk.guard();
  const { body: night } = await desk.plan({ day: '2027-03-20', start: '22:00', end: '06:00' });
  await desk.offer(night.id, guard);
  await desk.plan({ day: '2027-03-16' });
  const { status, body } = await copy('2027-03-17', '2027-03-24');
  expect([status, body.shifts, body.places, body.left]).toEqual([200, 2, 1, []]);
  expect(await week('2027-03-22', '2027-03-28')).toEqual([
    ['2027-03-23', '08:00', '16:00', 'draft', []],
    ['2027-03-27', '22:00', '06:00', 'draft', [guard.member]],
  ]);
  const again = await copy('2027-03-17', '2027-03-24');
  expect([again.body.batch_id, again.body.shifts]).toEqual([null, 0]);
  expect(again.body.left.map(({ rule }: { rule: string }) => rule)).toEqual([
    'planned-already',
    'planned-already',
  ]);
});

test('what can’t be planned is said by shift and person, and the rest is', async () => {
  const [busy, free] = [await desk.guard(), await desk.guard()];
  const { body: early } = await desk.plan({ day: '2027-04-06', headcount: 2 });
  const { body: skipped } = await desk.plan({ day: '2027-04-11', start: '01:15', end: '05:00' });
  await desk.offer(early.id, busy);
  await desk.offer(early.id, free);
  const { body: rival } = await desk.plan({ day: '2027-04-13', start: '12:00', end: '20:00' });
  await desk.offer(rival.id, busy);
  const { body } = await copy('2027-04-05', '2027-04-12');
  expect([body.shifts, body.places]).toEqual([2, 1]);
  expect(body.left).toMatchObject([
    { shift_id: early.id, day: '2027-04-13', rule: 'overlap', member: { id: busy.member, name: busy.name } },
  ]);
  // Into the week whose Sunday has no quarter past one.
  const spring = await copy('2027-04-05', '2027-03-22', false);
  expect(spring.body.left).toContainEqual(
    expect.objectContaining({ shift_id: skipped.id, day: '2027-03-28', rule: 'skipped-hour', member: null }),
  );
});

test('what a copy would come to is answered beforehand, and nothing of it stays', async () => {
  const guard = await desk.guard();
  const { body: late } = await desk.plan({ day: '2027-08-05', start: '14:00', end: '22:00' });
  await desk.offer(late.id, guard);
  await desk.plan({ day: '2027-08-12', start: '14:00', end: '22:00', role: 'Lead' });
  const { body: rival } = await desk.plan({ day: '2027-08-12', start: '12:00', end: '20:00' });
  await desk.offer(rival.id, guard);
  const events = () => desk.muster.database.query('select count(*) from events');
  const before = [await week('2027-08-09', '2027-08-15'), await events()];
  const foreseen = await copy('2027-08-05', '2027-08-12', true, true);
  expect(foreseen.body).toMatchObject({ batch_id: null, undo_until: null, shifts: 1, places: 0 });
  expect([await week('2027-08-09', '2027-08-15'), await events()]).toEqual(before);
  const { body } = await copy('2027-08-05', '2027-08-12');
  expect([body.shifts, body.left]).toEqual([1, foreseen.body.left]);
});

test('a copy is taken back as long as nobody changed it; what was changed since stays', async () => {
  const { manager } = desk.muster.organization.people;
  await desk.plan({ day: '2027-06-01' });
  await desk.plan({ day: '2027-06-02' });
  await desk.plan({ day: '2027-06-03', headcount: 2 });
  const { body } = await copy('2027-06-01', '2027-06-08');
  const { shifts } = await desk.see(manager, '2027-06-07', '2027-06-13');
  const params = { project_id: desk.project, shift_id: shifts[0].id };
  await desk.muster.as(manager)(updateShift, { params, body: { note: 'Radio' }, version: 1 });
  await desk.offer(shifts[2].id, await desk.guard());
  const answer = await undo(body.batch_id);
  expect(answer.body).toEqual({ removed: 1, kept: 2, restored: 0 });
  expect((await week('2027-06-07', '2027-06-13')).map(([day]: string[]) => day)).toEqual([
    ...['2027-06-08', '2027-06-10'],
  ]);
});

test('after ten minutes nothing is taken back', async () => {
  await desk.plan({ day: '2027-07-06' });
  const { body } = await copy('2027-07-06', '2027-07-13');
  await desk.muster.database.query(
    "update shifts set created_at = now() - interval '11 minutes' where batch_id = $1",
    [body.batch_id],
  );
  expect(refusal(await undo(body.batch_id))).toEqual([422, 'too-late', '']);
  expect((await undo('01990000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('a week isn’t copied onto itself', async () => {
  expect(refusal(await copy('2027-07-06', '2027-07-11'))).toEqual([422, 'same-week', 'to_week']);
});
