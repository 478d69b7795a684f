import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyWeek, readWeek, setCell } from '#contract/activity/day-endpoints.ts';
import { createEntry, listEntries } from '#contract/activity/endpoints.ts';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { listProjectChanges } from '#contract/projects/endpoints.ts';
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
const cell = (duration_s: number, fields: Readonly<Record<string, unknown>> = {}) =>
  me()(setCell, {
    body: { work_date: desk.today, project_id: desk.project, service_type_id: null, duration_s, ...fields },
  });
const week = async (date = desk.today) => (await me()(readWeek, { query: { date } })).body;
const log = (fields: Readonly<Record<string, unknown>> = {}) => desk.log(person, fields);

test('a week has seven days from the first weekday of the organization, with totals and plan', async () => {
  await log({ duration_s: 5400 });
  await log({ duration_s: 600 });
  const body = await week();
  const monday = startOfWeek(desk.today, 1);
  expect(body.days.map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: 7 }, (_, at) => addDays(monday, at)),
  );
  expect(body).toMatchObject({ from: monday, to: addDays(monday, 6), total_s: 6000, planned_minutes: 2400 });
  const today = body.days.find(({ date }: { date: string }) => date === desk.today);
  expect(today).toMatchObject({ total_s: 6000, status: 'draft' });
  expect(body.rows).toHaveLength(1);
  expect(body.rows[0]).toMatchObject({ project: { code: 'HRB-204' }, service: null, total_s: 6000 });
});

test('a week of an organization that starts on Sunday starts on Sunday', async () => {
  await desk.setting('week_start', 0);
  expect(await week('2026-11-19')).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
  await desk.setting('week_start', 1);
});

test('each cell carries its seconds, its entries and whether it can be typed into', async () => {
  const { body: entry } = await log({ duration_s: 900 });
  const cellOf = async () =>
    (await week()).rows[0].cells.find(({ date }: { date: string }) => date === desk.today);
  expect(await cellOf()).toEqual({
    date: desk.today,
    duration_s: 900,
    entry_ids: [entry.id],
    editable: true,
  });
  await log({ duration_s: 100 });
  expect(await cellOf()).toMatchObject({ duration_s: 1000, editable: false });
});

test('typing into an empty cell logs time, typing again adjusts it, zero removes it', async () => {
  const { body } = await cell(5400);
  expect(body.entry).toMatchObject({ duration_s: 5400, source: 'manual', status: 'draft' });
  expect((await cell(3600)).body.entry).toMatchObject({ id: body.entry.id, duration_s: 3600 });
  expect((await cell(0)).body).toEqual({ entry: null });
  expect((await me()(listEntries)).body.data).toEqual([]);
  expect((await cell(0)).body).toEqual({ entry: null });
});

test('two tabs that type into one cell make one entry', async () => {
  await Promise.all([cell(600), cell(1200), cell(1800)]);
  expect((await me()(listEntries)).body.data).toHaveLength(1);
});

test('a cell of several entries, and one that is submitted, are refused with a sentence', async () => {
  await log();
  await desk.muster.database.query("update activity_entries set status = 'approved' where member_id = $1", [
    person.member,
  ]);
  expect(refusal(await cell(60))).toEqual([422, 'not-editable', 'status']);
  await log();
  const { body } = await cell(60);
  expect(body).toMatchObject({ rule: 'several-entries', fields: [{ field: 'duration_s' }] });
  expect(body.message).toContain('2 entries');
});

test('a cell keeps the rules of the day, the window and the project', async () => {
  await log({ duration_s: 80_000 });
  const other = await desk.makeProject();
  expect(refusal(await cell(10_000, { project_id: other }))).toEqual([422, 'day-limit', 'duration_s']);
  expect(refusal(await cell(60, { project_id: null }))).toEqual([422, 'project-required', 'project_id']);
  expect(refusal(await cell(60, { work_date: addDays(desk.today, -40) }))[1]).toBe('edit-window');
});

test('copying a week without durations answers its rows and logs nothing', async () => {
  const last = addDays(desk.today, -7);
  await log({ work_date: last });
  const { body } = await me()(copyWeek, { body: { from_week: last, to_week: desk.today } });
  expect(body).toMatchObject({
    created: 0,
    skipped: [],
    rows: [{ project: { code: 'HRB-204' }, service: null }],
  });
  expect((await week()).rows).toEqual([]);
});

test('copying a week with durations makes drafts on the same weekdays where the cell is empty', async () => {
  const monday = startOfWeek(desk.today, 1);
  const last = addDays(monday, -7);
  const service = await desk.makeService();
  for (const fields of [
    { work_date: last, duration_s: 600, note: 'One' },
    { work_date: last, duration_s: 300, note: 'Two' },
    { work_date: addDays(last, 2), duration_s: 1200, service_type_id: service },
    { work_date: monday, duration_s: 60, service_type_id: service },
  ])
    await log(fields);
  const copy = () => me()(copyWeek, { body: { from_week: last, to_week: monday, with_durations: true } });
  expect((await copy()).body).toMatchObject({ created: 2, skipped: [] });
  expect((await copy()).body).toMatchObject({ created: 0, skipped: [] });
  const { body } = await me()(listEntries, { query: { from: monday } });
  const copied = body.data.map((entry: Record<string, unknown>) => [
    entry.work_date,
    entry.duration_s,
    entry.note,
  ]);
  expect(copied).toEqual([
    [addDays(monday, 2), 1200, ''],
    [monday, 900, ''],
    [monday, 60, ''],
  ]);
});

test('a project is told of time that was copied into it, once and with its sum', async () => {
  const project_id = await desk.makeProject({ name: 'Night patrols' });
  const monday = startOfWeek(desk.today, 1);
  const last = addDays(monday, -7);
  for (const day of [0, 1]) await log({ project_id, work_date: addDays(last, day), duration_s: 1800 + day });
  const body = { from_week: last, to_week: monday, with_durations: true };
  for (const created of [2, 0]) expect((await me()(copyWeek, { body })).body).toMatchObject({ created });
  const manager = desk.muster.as(desk.muster.organization.people.manager);
  const { data } = (await manager(listProjectChanges, { params: { project_id } })).body;
  expect(data).toMatchObject([
    {
      type: 'project.time_copied',
      actor: person.name,
      data: { entries: 2, seconds: 3601, from_week: last, to_week: monday },
    },
  ]);
});

test('what cannot be copied is left out and says why', async () => {
  const closing = await desk.makeProject({ name: 'Quay Mall' });
  const last = addDays(desk.today, -7);
  await me()(createEntry, { body: { work_date: last, project_id: closing, duration_s: 60 } });
  await log({ work_date: last });
  await desk.muster.database.query("update projects set status = 'completed' where id = $1", [closing]);
  const { body } = await me()(copyWeek, {
    body: { from_week: last, to_week: desk.today, with_durations: true },
  });
  expect(body).toMatchObject({ created: 1, skipped: [{ project: { name: 'Quay Mall' } }] });
  expect(body.skipped[0].reason).toContain('takes no time');
});
