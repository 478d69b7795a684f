import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteEntry, listEntries } from '#contract/activity/endpoints.ts';
import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import {
  answerProposal,
  changeRecurring,
  createRecurring,
  deleteRecurring,
  listProposals,
  listRecurring,
} from '#contract/activity/shortcut-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk({ edit_window_days: 0 });
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

type Fields = Readonly<Record<string, unknown>>;

const me = () => desk.muster.as(person);
const add = (fields: Fields = {}) =>
  me()(createRecurring, {
    body: {
      ...{
        project_id: desk.project,
        service_type_id: null,
        category: 'work',
        note: 'Standup',
        billable: true,
      },
      ...{ rrule: 'FREQ=DAILY', starts_on: addDays(desk.today, -10), ends_on: null, start: '09:00' },
      ...{ duration_s: 900, on_days_off: true, paused: false },
      ...fields,
    },
  });
const proposed = async (date = desk.today) => (await me()(listProposals, { query: { date } })).body.proposals;
const answer = (
  recurring_id: string,
  word: 'accepted' | 'skipped' | 'open',
  date = desk.today,
  who = person,
) => desk.muster.as(who)(answerProposal, { params: { recurring_id, date }, body: { answer: word } });
const logged = async () => (await me()(listEntries)).body.data;

test('recurring time is proposed on its days, accepted once however often one says so, and then proposed no more', async () => {
  const { status, body } = await add();
  expect([status, body]).toMatchObject([201, { start: '09:00', rrule: 'FREQ=DAILY', closed: null }]);
  expect(await proposed()).toMatchObject([
    { recurring_id: body.id, date: desk.today, start: '09:00', duration_s: 900, note: 'Standup' },
  ]);
  expect(await logged()).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => answer(body.id, 'accepted')));
  expect(new Set(answers.map((one) => one.body.entry.id)).size).toBe(1);
  expect(await logged()).toMatchObject([
    { start: '09:00', end: '09:15', note: 'Standup', status: 'draft', project: { code: 'HRB-204' } },
  ]);
  expect(await proposed()).toEqual([]);
});

test('a skipped day stays empty until the word is taken back, and taking back an accepted one takes its draft', async () => {
  const { id } = (await add()).body;
  expect((await answer(id, 'skipped')).body).toEqual({ entry: null });
  expect(await proposed()).toEqual([]);
  await answer(id, 'open');
  expect(await proposed()).toHaveLength(1);
  await answer(id, 'accepted');
  await answer(id, 'open');
  expect([await logged(), await proposed()]).toMatchObject([[], [{ recurring_id: id }]]);
});

test('time that was accepted and then deleted is not proposed again', async () => {
  const { id } = (await add()).body;
  const { entry } = (await answer(id, 'accepted')).body;
  await me()(deleteEntry, { params: { entry_id: entry.id }, version: entry.version });
  expect(await proposed()).toEqual([]);
});

test('nothing is proposed before it starts, after it ends, while it is paused, and on days off unless it is wanted', async () => {
  const weekend = addDays(desk.today, -weekdayOf(desk.today));
  await desk.muster.database.query('insert into holidays values ($1, $2, $3) on conflict do nothing', [
    desk.muster.organization.id,
    addDays(weekend, -3),
    'Founders’ day',
  ]);
  const { body } = await add({
    on_days_off: false,
    starts_on: addDays(weekend, -6),
    ends_on: addDays(weekend, 1),
  });
  const found = async () => {
    const days = Array.from({ length: 9 }, (_, at) => addDays(weekend, at - 7));
    const each = [];
    for (const day of days) each.push((await proposed(day)).length);
    return each.join('');
  };
  // Sunday to Monday: it starts on Monday; Thursday is a holiday, Saturday and Sunday are off.
  expect(await found()).toBe('011101001');
  await me()(changeRecurring, { params: { recurring_id: body.id }, body: { paused: true }, version: 1 });
  expect(await found()).toBe('000000000');
});

test('a change reaches no day before today, and what was logged stays as it was', async () => {
  const { body } = await add();
  const yesterday = addDays(desk.today, -1);
  await answer(body.id, 'accepted', yesterday);
  const params = { recurring_id: body.id };
  const changed = await me()(changeRecurring, { params, body: { duration_s: 1800 }, version: 1 });
  expect(changed.body).toMatchObject({ duration_s: 1800, version: 2 });
  expect((await me()(changeRecurring, { params, body: { duration_s: 60 }, version: 1 })).status).toBe(412);
  expect(await proposed()).toMatchObject([{ duration_s: 1800 }]);
  expect(await proposed(addDays(desk.today, -2))).toEqual([]);
  expect(refusal(await answer(body.id, 'accepted', addDays(desk.today, -2)))[1]).toBe('not-due');
  expect(await logged()).toMatchObject([{ work_date: yesterday, duration_s: 900 }]);
});

test('a project that closed is said beside the proposal, and accepting it is refused with the reason', async () => {
  const project_id = await desk.makeProject({ name: 'Old Pier' });
  const { id } = (await add({ project_id })).body;
  await desk.muster.database.query("update projects set status = 'completed' where id = $1", [project_id]);
  expect(await proposed()).toMatchObject([{ closed: 'Old Pier takes no more time.' }]);
  expect((await me()(listRecurring)).body.recurring).toMatchObject([
    { closed: 'Old Pier takes no more time.' },
  ]);
  expect(refusal(await answer(id, 'accepted'))).toEqual([422, 'project-closed', 'project_id']);
  expect(await proposed()).toHaveLength(1);
});

test('what makes no sense is refused beside its field', async () => {
  expect(refusal(await add({ rrule: 'FREQ=HOURLY' }))).toEqual([422, null, 'rrule']);
  expect(refusal(await add({ start: '25:00' }))).toEqual([422, null, 'start']);
  expect(refusal(await add({ ends_on: addDays(desk.today, -30) }))).toEqual([422, 'range', 'ends_on']);
  expect(refusal(await add({ duration_s: 0 }))).toEqual([422, null, 'duration_s']);
});

test('nobody answers, changes or deletes somebody else’s', async () => {
  const { id } = (await add()).body;
  const other = await desk.newcomer();
  const params = { recurring_id: id };
  expect((await answer(id, 'accepted', desk.today, other)).status).toBe(404);
  const theirs = desk.muster.as(other);
  expect((await theirs(changeRecurring, { params, body: { paused: true }, version: 1 })).status).toBe(404);
  expect((await theirs(deleteRecurring, { params, version: 1 })).status).toBe(404);
  expect((await me()(deleteRecurring, { params, version: 1 })).status).toBe(204);
  expect(await proposed()).toEqual([]);
});

test.each([
  ['Europe/London', '01:30', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '02:30', '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
  ['Australia/Lord_Howe', '02:15', '2026-10-04', '02:45', '2026-10-03T15:45:00.000Z'],
  ['Europe/London', '01:30', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['Asia/Kolkata', '23:50', '2024-02-29', '23:50', '2024-02-29T18:20:00.000Z'],
  ['Pacific/Auckland', '00:00', '2026-04-05', '00:00', '2026-04-04T11:00:00.000Z'],
  ['America/Sao_Paulo', '23:55', '2026-02-28', '23:55', '2026-03-01T02:55:00.000Z'],
])('in %s what starts at %s comes on %s at %s', async (zone, start, day, shown, instant) => {
  const project_id = await desk.makeProject({ start_date: '2024-01-01' });
  await desk.setting('timezone', zone);
  const { id } = (await add({ project_id, start, starts_on: day, rrule: 'FREQ=MONTHLY' })).body;
  const { body } = await answer(id, 'accepted', day);
  await desk.setting('timezone', 'Europe/London');
  expect(body.entry).toMatchObject({ work_date: day, start: shown, started_at: instant, duration_s: 900 });
});
