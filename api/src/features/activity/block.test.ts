import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BlockCell } from '#contract/activity/block.ts';
import { setBlock } from '#contract/activity/block-endpoints.ts';
import { listEntries } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;
let other: string;

beforeAll(async () => {
  desk = await openDesk();
  other = await desk.makeProject({ name: 'Quay Mall' });
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const me = () => desk.muster.as(person);
const cell = (duration_s: number, fields: Partial<BlockCell> = {}): BlockCell => ({
  ...{ work_date: desk.today, project_id: desk.project, service_type_id: null, duration_s },
  ...fields,
});
const put = (...cells: readonly BlockCell[]) => me()(setBlock, { body: { cells: [...cells] } });
const logged = async () => {
  const { body } = await me()(listEntries);
  return body.data.map(({ work_date, duration_s, note }: Record<string, unknown>) => [
    work_date,
    duration_s,
    note,
  ]);
};
const yesterday = () => addDays(desk.today, -1);

test('a block fills its cells in one call, and answers the block that takes it back', async () => {
  const { body } = await put(
    cell(5400),
    cell(1800, { project_id: other }),
    cell(60, { work_date: yesterday() }),
  );
  expect(body.changed).toBe(3);
  expect(await logged()).toHaveLength(3);
  expect((await put(...body.undo)).body.changed).toBe(3);
  expect(await logged()).toEqual([]);
});

test('undoing a block that cleared cells brings the same entries back, with their notes', async () => {
  await desk.log(person, { note: 'Gate 3', duration_s: 5400 });
  await desk.log(person, { note: 'Patrol', duration_s: 600, project_id: other });
  const { body } = await put(cell(0), cell(1200, { project_id: other }));
  expect(await logged()).toEqual([[desk.today, 1200, 'Patrol']]);
  await put(...body.undo);
  expect((await logged()).toSorted()).toEqual([
    [desk.today, 5400, 'Gate 3'],
    [desk.today, 600, 'Patrol'],
  ]);
});

test('one refused cell keeps the whole block out, and each says what is wrong with it', async () => {
  const closed = await desk.makeProject({ name: 'Old Pier', status: 'completed' });
  for (const _ of [1, 2]) await desk.log(person);
  await desk.setting('edit_window_days', 10);
  const answer = await put(
    cell(60),
    cell(120, { work_date: yesterday() }),
    cell(60, { project_id: closed }),
    cell(60, { project_id: null }),
    cell(60, { work_date: addDays(desk.today, -20) }),
  );
  expect(refusal(answer)).toEqual([422, 'block-refused', 'cells.0.duration_s']);
  expect(answer.body.fields).toMatchObject([
    { message: 'This cell is the sum of 2 entries: change them in the day.' },
    { field: 'cells.2.project_id', message: 'Old Pier takes no time: choose a project that is open.' },
    { field: 'cells.3.project_id', message: 'Choose the project.' },
    { field: 'cells.4.work_date', message: expect.stringContaining('days') },
  ]);
  expect(await logged()).toHaveLength(2);
  await desk.setting('edit_window_days', 30);
});

test('a day holds 24 hours as the block leaves it, whatever the order of its cells', async () => {
  await desk.log(person, { duration_s: 80_000 });
  expect((await put(cell(50_000, { project_id: other }), cell(30_000))).status).toBe(200);
  const over = await put(cell(40_000), cell(50_000, { project_id: other }));
  expect(over.body.fields).toEqual([
    { field: 'cells.0.duration_s', message: 'A day has 24 hours: 10:06 is left.' },
  ]);
});

test('hours that changed since they were seen are not pasted over', async () => {
  await desk.log(person, { duration_s: 600 });
  const stale = await put(cell(1200, { seen_s: 0 }), cell(60, { project_id: other, seen_s: 0 }));
  expect(stale.body.fields).toMatchObject([{ field: 'cells.0.duration_s' }]);
  expect((await put(cell(1200, { seen_s: 600 }), cell(60, { project_id: other, seen_s: 0 }))).status).toBe(
    200,
  );
});

test('approved time is left as it is', async () => {
  await desk.log(person);
  await desk.muster.database.query("update activity_entries set status = 'approved' where member_id = $1", [
    person.member,
  ]);
  const { body } = await put(cell(60));
  expect(body.fields).toMatchObject([{ field: 'cells.0.status' }]);
});

test('a block that is too large, or names a cell twice, or runs over more than a month, is refused whole', async () => {
  const { status, body } = await put(...Array.from({ length: 701 }, () => cell(60)));
  expect([status, body.fields]).toEqual([
    422,
    [{ field: 'cells', message: 'Paste at most 100 rows of a week at once.' }],
  ]);
  expect(refusal(await put(cell(60), cell(120)))).toEqual([422, 'cell-twice', 'cells.1.duration_s']);
  const far = cell(60, { work_date: addDays(desk.today, -31) });
  expect(refusal(await put(cell(60), far))[1]).toBe('range');
  expect(await logged()).toEqual([]);
});

test('nobody brings back what was deleted in another cell, or by somebody else', async () => {
  const colleague = await desk.newcomer();
  const { body: theirs } = await desk.log(colleague, { note: 'Theirs', duration_s: 900 });
  const { body: mine } = await desk.log(person, { note: 'Mine', duration_s: 900 });
  await put(cell(0));
  for (const [restores, project_id] of [
    [theirs.id, desk.project],
    [mine.id, other],
  ])
    expect((await put(cell(900, { restores, project_id }))).body.fields).toMatchObject([
      { field: 'cells.0.restores' },
    ]);
  expect(await logged()).toEqual([]);
});
