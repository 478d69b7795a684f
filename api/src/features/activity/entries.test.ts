import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeEntry,
  createEntry,
  deleteEntry,
  listEntries,
  readEntry,
  restoreEntry,
} from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from '../../../test/people.ts';
import { makeOrganization } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';
import { dayIn } from '../../platform/wall-clock.ts';

let desk: Desk;
let person: TestPerson;
const today = dayIn('Europe/London', new Date());

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const me = () => desk.muster.as(person);
const log = (fields: Readonly<Record<string, unknown>> = {}) => desk.log(person, fields);

test('the same offline entry never lands twice', async () => {
  const client_uuid = randomUUID();
  const answers = await Promise.all([log({ client_uuid }), log({ client_uuid }), log({ client_uuid })]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers[0]?.body.source).toBe('offline');
  expect((await me()(listEntries)).body.data).toHaveLength(1);
});

test('a repeated request with the same key answers the first entry', async () => {
  const [key, body] = [randomUUID(), { work_date: today, project_id: desk.project, duration_s: 60 }];
  const first = await me()(createEntry, { body, key });
  const second = await me()(createEntry, { body, key });
  expect(second.body).toEqual(first.body);
  expect((await me()(listEntries)).body.data).toHaveLength(1);
});

test('a change over a newer version is refused, and one over the seen version is kept', async () => {
  const { body: entry } = await log();
  const change = { params: { entry_id: entry.id }, body: { note: 'CCTV mast 4' } };
  expect((await me()(changeEntry, change)).status).toBe(428);
  expect((await me()(changeEntry, { ...change, version: 1 })).body).toMatchObject({
    note: 'CCTV mast 4',
    version: 2,
  });
  expect((await me()(changeEntry, { ...change, version: 1 })).status).toBe(412);
});

test('an entry can be read by its person alone, and not once it is deleted', async () => {
  const { body: entry } = await log({ note: 'CCTV mast 4' });
  const asked = { params: { entry_id: entry.id } };
  expect((await me()(readEntry, asked)).body).toEqual(entry);
  expect((await desk.muster.as(await desk.newcomer())(readEntry, asked)).status).toBe(404);
  await me()(deleteEntry, { ...asked, version: 1 });
  expect((await me()(readEntry, asked)).status).toBe(404);
});

test('another duration moves the end, another start keeps it, and without a start only the length stays', async () => {
  const { body: entry } = await log({ start: '09:00', end: '10:00', duration_s: undefined });
  const change = (version: number, body: Record<string, unknown>) =>
    me()(changeEntry, { params: { entry_id: entry.id }, version, body });
  expect((await change(1, { duration_s: 5400 })).body).toMatchObject({ start: '09:00', end: '10:30' });
  expect((await change(2, { start: '09:15' })).body).toMatchObject({ end: '10:30', duration_s: 4500 });
  expect((await change(3, { work_date: addDays(today, -1) })).body).toMatchObject({
    start: '09:15',
    end: '10:30',
  });
  expect((await change(4, { start: null, end: null })).body).toMatchObject({
    start: null,
    end: null,
    duration_s: 4500,
  });
});

test('a change keeps every rule of a new entry', async () => {
  const { body: entry } = await log({ start: '09:00', end: '10:00', duration_s: undefined });
  await log({ start: '10:00', end: '11:00', duration_s: undefined });
  const change = (body: Record<string, unknown>) =>
    me()(changeEntry, { params: { entry_id: entry.id }, version: 1, body });
  expect(refusal(await change({ end: '10:30' }))).toEqual([422, 'overlap', 'start']);
  expect(refusal(await change({ end: '08:30' }))).toEqual([422, 'end-after-start', 'end']);
  expect(refusal(await change({ work_date: addDays(today, -40) }))).toEqual([
    422,
    'edit-window',
    'work_date',
  ]);
  expect(refusal(await change({ project_id: null }))).toEqual([422, 'project-required', 'project_id']);
  expect(refusal(await change({ start: null, end: null, duration_s: 86_000 }))).toEqual([
    422,
    'day-limit',
    'duration_s',
  ]);
});

test('a deleted entry counts nowhere until it is restored', async () => {
  const { body: entry } = await log();
  const params = { entry_id: entry.id };
  expect((await me()(deleteEntry, { params, version: 1 })).status).toBe(204);
  expect((await me()(listEntries)).body.data).toEqual([]);
  expect((await me()(changeEntry, { params, version: 2, body: { note: 'x' } })).status).toBe(404);
  expect((await me()(restoreEntry, { params })).body).toMatchObject({ id: entry.id, archived_at: null });
  expect((await me()(restoreEntry, { params })).status).toBe(200);
  expect((await me()(listEntries)).body.data).toHaveLength(1);
});

test('submitted, approved and locked entries can be neither changed nor deleted; a rejected one becomes a draft', async () => {
  const { body: entry } = await log();
  const params = { entry_id: entry.id };
  const become = (status: string) =>
    desk.muster.database.query<{ version: number }>(
      'update activity_entries set status = $1 where id = $2 returning version',
      [status, entry.id],
    );
  for (const status of ['submitted', 'approved', 'locked']) {
    const [row] = await become(status);
    const version = row?.version ?? 0;
    expect(refusal(await me()(changeEntry, { params, version, body: { note: 'x' } }))[1]).toBe(
      'not-editable',
    );
    expect(refusal(await me()(deleteEntry, { params, version }))[1]).toBe('not-editable');
  }
  const [row] = await become('rejected');
  const changed = await me()(changeEntry, { params, version: row?.version ?? 0, body: { note: 'Better' } });
  expect(changed.body).toMatchObject({ status: 'draft', note: 'Better' });
});

test('entries of other people and of other organizations answer like missing ones', async () => {
  const { body: entry } = await log();
  const foreign = await makeOrganization(desk.muster.database);
  const version = 1;
  for (const stranger of [
    desk.muster.organization.people.owner,
    foreign.people.owner,
    foreign.people.admin,
  ]) {
    const organization = stranger === foreign.people.admin ? foreign.id : undefined;
    for (const entry_id of [entry.id, randomUUID()]) {
      const params = { entry_id };
      const call = desk.muster.as(stranger);
      const scope = organization ? { organization } : {};
      const expected = organization ? 422 : 404;
      expect((await call(changeEntry, { params, version, body: {}, ...scope })).status).toBe(expected);
      expect((await call(deleteEntry, { params, version, ...scope })).status).toBe(expected);
      expect((await call(restoreEntry, { params, ...scope })).status).toBe(expected);
    }
  }
});

test('somebody from outside the team logs nothing and sees nothing', async () => {
  const { admin } = desk.muster.organization.people;
  const scope = { organization: desk.muster.organization.id };
  const body = { work_date: today, project_id: desk.project, duration_s: 60 };
  expect((await desk.muster.as(admin)(createEntry, { body, ...scope })).body.rule).toBe('member-required');
  expect((await desk.muster.as(admin)(listEntries, scope)).body).toEqual({
    data: [],
    before: null,
    after: null,
  });
});

test('the own list pages through days, newest first, and filters', async () => {
  for (const days of [0, -1, -2, -3, -4]) await log({ work_date: addDays(today, days), note: `Day ${days}` });
  const first = await me()(listEntries, { query: { per_page: 2 } });
  const second = await me()(listEntries, { query: { per_page: 2, after: first.body.after } });
  const dates = [...first.body.data, ...second.body.data].map(({ work_date }) => work_date);
  expect(dates).toEqual([0, -1, -2, -3].map((days) => addDays(today, days)));
  const count = async (query: Record<string, unknown>) =>
    (await me()(listEntries, { query })).body.data.length;
  expect(await count({ from: addDays(today, -1) })).toBe(2);
  expect(await count({ to: addDays(today, -3) })).toBe(2);
  expect(await count({ q: 'day -4' })).toBe(1);
  expect(await count({ q: '100%' })).toBe(0);
  expect(await count({ status: ['submitted'] })).toBe(0);
  expect(await count({ project_id: randomUUID() })).toBe(0);
});

test('every write leaves who, what, before and after in the trail', async () => {
  const { body: entry } = await log();
  await me()(changeEntry, { params: { entry_id: entry.id }, version: 1, body: { note: 'Gate 3' } });
  const events = await desk.muster.database.query<{
    type: string;
    actor: string;
    changes: Record<string, unknown>;
  }>('select type, actor, changes from events where subject_id = $1 order by id', [entry.id]);
  expect(events.map(({ type }) => type)).toEqual(['activity.created', 'activity.updated']);
  expect(events[1]).toMatchObject({ actor: person.sub, changes: { note: ['', 'Gate 3'] } });
});
