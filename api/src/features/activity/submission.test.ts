import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDay, readWeek, submitDays, withdrawDays } from '#contract/activity/day-endpoints.ts';
import { changeEntry } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { readTimer, startTimer } from '#contract/activity/timer-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const me = () => desk.muster.as(person);
const submit = (from = desk.today, to = from) => me()(submitDays, { body: { from, to } });
const withdraw = (from = desk.today, to = from) => me()(withdrawDays, { body: { from, to } });
const statusOf = async (date = desk.today) => (await me()(readDay, { query: { date } })).body.status;

test('a submitted day waits for approval and can be withdrawn again', async () => {
  await desk.log(person);
  expect((await submit()).body).toEqual({ submitted: 1 });
  expect(await statusOf()).toBe('submitted');
  expect((await withdraw()).body).toEqual({ withdrawn: 1 });
  expect(await statusOf()).toBe('draft');
  expect((await withdraw()).body.rule).toBe('nothing-submitted');
});

test('a week is submitted at once, each day with its own state', async () => {
  for (const days of [0, -1, -2]) await desk.log(person, { work_date: addDays(desk.today, days) });
  expect((await submit(addDays(desk.today, -1), desk.today)).body).toEqual({ submitted: 2 });
  expect(await statusOf(addDays(desk.today, -2))).toBe('draft');
  const { body } = await me()(readWeek);
  const today = body.days.find(({ date }: { date: string }) => date === desk.today);
  expect(today.status).toBe('submitted');
});

test('a day without time, days that run backwards and more than 31 are refused', async () => {
  expect(refusal(await submit())).toEqual([422, 'nothing-logged', 'from']);
  expect(refusal(await submit(desk.today, addDays(desk.today, -1)))).toEqual([422, 'range', 'to']);
  expect(refusal(await submit(desk.today, addDays(desk.today, 31)))).toEqual([422, 'range', 'to']);
});

test('what the organization demands has to be mended before submitting, day by day', async () => {
  const { body: entry } = await desk.log(person);
  await desk.log(person, { work_date: addDays(desk.today, -1) });
  await desk.setting('require_note', true);
  const { status, body } = await submit(addDays(desk.today, -1), desk.today);
  expect([status, body.rule]).toEqual([422, 'note-required']);
  expect(body.fields).toEqual([
    { field: 'note', message: `${addDays(desk.today, -1)}: 1 entry needs a note.` },
    { field: 'note', message: `${desk.today}: 1 entry needs a note.` },
  ]);
  await me()(changeEntry, { params: { entry_id: entry.id }, version: 1, body: { note: 'Patrol' } });
  expect((await submit()).status).toBe(200);
  await desk.setting('require_note', false);
});

test('entries that overlap are not submitted where overlaps are not allowed', async () => {
  await desk.setting('allow_overlap', true);
  const times = { start: '09:00', end: '10:00', duration_s: undefined };
  await desk.log(person, times);
  await desk.log(person, times);
  await desk.setting('allow_overlap', false);
  expect(refusal(await submit())).toEqual([422, 'overlap', 'start']);
});

test('submitting a day stops the timer that started on it', async () => {
  await me()(startTimer, { body: { project_id: desk.project } });
  expect((await submit()).body).toEqual({ submitted: 1 });
  expect((await me()(readTimer)).body.timer).toBeNull();
});

test('rejected time is changed or withdrawn before it is submitted again', async () => {
  await desk.log(person);
  await submit();
  await desk.muster.database.query(
    "update activity_entries set status = 'rejected', status_reason = 'Wrong project' where member_id = $1",
    [person.member],
  );
  const day = await me()(readDay);
  expect(day.body.status).toBe('rejected');
  expect(day.body.entries[0].status_reason).toBe('Wrong project');
  expect(refusal(await submit())).toEqual([422, 'rejected', 'status']);
  await withdraw();
  expect((await submit()).status).toBe(200);
});

test('approved and locked time is not withdrawn', async () => {
  await desk.log(person);
  await desk.muster.database.query("update activity_entries set status = 'approved' where member_id = $1", [
    person.member,
  ]);
  expect(refusal(await withdraw())).toEqual([422, 'nothing-submitted', 'from']);
  expect(await statusOf()).toBe('approved');
});

test('each submitted and withdrawn entry is in the trail', async () => {
  const { body: entry } = await desk.log(person);
  await submit();
  await withdraw();
  const events = await desk.muster.database.query<{ type: string; changes: unknown }>(
    'select type, changes from events where subject_id = $1 order by id',
    [entry.id],
  );
  expect(events.slice(1)).toEqual([
    { type: 'activity.submitted', changes: { status: ['draft', 'submitted'] } },
    { type: 'activity.withdrawn', changes: { status: ['submitted', 'draft'] } },
  ]);
});
