import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeEntry,
  createEntry,
  deleteEntry,
  listEntries,
  restoreEntry,
} from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { dayIn } from './wall-clock.ts';

let muster: TestServer;
let person: TestPerson;
let project: string;
const today = dayIn('Europe/London', new Date());

beforeAll(async () => {
  muster = await openTestServer();
  project = await makeProject(muster.database, muster.organization, {
    code: 'HRB-204',
    name: 'Harbour Terminal',
  });
});
afterAll(() => muster.close());
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'coordinator');
  await setting('require_note', false);
  await setting('require_service', false);
  await setting('allow_overlap', false);
});

const me = () => muster.as(person);
const setting = (name: string, value: unknown) =>
  muster.database.query(`update organizations set ${name} = $1 where org_id = $2`, [
    value,
    muster.organization.id,
  ]);
const makeService = (fields: Record<string, unknown> = {}) =>
  insertRow(muster.database, 'service_types', {
    org_id: muster.organization.id,
    code: `S-${randomUUID().slice(0, 8).toUpperCase()}`,
    name: 'Access control',
    status: 'active',
    ...fields,
  });
const log = (fields: Record<string, unknown> = {}) =>
  me()(createEntry, { body: { work_date: today, project_id: project, duration_s: 3600, ...fields } });
const refusal = (answer: { status: number; body: { rule: string; fields: { field: string }[] } }) => [
  answer.status,
  answer.body.rule,
  answer.body.fields[0]?.field,
];

test('a member logs an hour by its duration alone', async () => {
  const { status, body } = await log({ note: '  Opening patrol ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    work_date: today,
    duration_s: 3600,
    start: null,
    note: 'Opening patrol',
    project: { id: project, code: 'HRB-204', name: 'Harbour Terminal' },
    service: null,
    billable: true,
    source: 'manual',
    status: 'draft',
    version: 1,
  });
});

test('start and end make the duration', async () => {
  const { body } = await log({ start: '06:55', end: '08:10', duration_s: undefined });
  expect(body).toMatchObject({ start: '06:55', end: '08:10', ends_next_day: false, duration_s: 4500 });
});

test.each([
  ['no time at all', { duration_s: undefined }, 'duration-required', 'duration_s'],
  ['a start without an end', { duration_s: undefined, start: '09:00' }, 'end-required', 'end'],
  ['an end without a start', { end: '09:00' }, 'start-required', 'start'],
  [
    'an end before the start',
    { duration_s: undefined, start: '10:00', end: '09:00' },
    'end-after-start',
    'end',
  ],
  ['an end at the start', { duration_s: undefined, start: '10:00', end: '10:00' }, 'end-after-start', 'end'],
  [
    'a duration that disagrees',
    { start: '10:00', end: '11:00', duration_s: 60 },
    'duration-disagrees',
    'duration_s',
  ],
  [
    'more than 24 hours',
    { duration_s: undefined, start: '10:00', end: '10:01', ends_next_day: true },
    'entry-too-long',
    'end',
  ],
  ['a day that is too long ago', { work_date: addDays(today, -32) }, 'edit-window', 'work_date'],
  ['a day that is too far ahead', { work_date: addDays(today, 32) }, 'too-far-ahead', 'work_date'],
  ['no project', { project_id: null }, 'project-required', 'project_id'],
  ['a project that does not exist', { project_id: randomUUID() }, 'project-unknown', 'project_id'],
  ['a service that does not exist', { service_type_id: randomUUID() }, 'service-unknown', 'service_type_id'],
])('an entry with %s is refused beside its field', async (_, fields, rule, field) => {
  expect(refusal(await log(fields))).toEqual([422, rule, field]);
});

test.each([
  ['a duration of zero', { duration_s: 0 }, 'duration_s'],
  ['a duration over 24 hours', { duration_s: 86_401 }, 'duration_s'],
  ['a note over 5000 characters', { note: 'x'.repeat(5001) }, 'note'],
  ['a time that is none', { start: '25:00' }, 'start'],
])('%s is refused beside its field', async (_, fields, field) => {
  const { status, body } = await log(fields);
  expect([status, body.code, body.fields[0].field]).toEqual([422, 'invalid_input', field]);
  expect(body.fields[0].message).toMatch(/[A-Z].*\./);
});

test.each([
  ['before it starts', { start_date: addDays(today, 1) }],
  ['after it ended', { end_date: addDays(today, -1) }],
  ['while it is only proposed', { status: 'proposed' }],
  ['once it is completed', { status: 'completed' }],
])('time on a project is refused %s', async (_, fields) => {
  const closed = await makeProject(muster.database, muster.organization, fields);
  expect(refusal(await log({ project_id: closed }))).toEqual([422, 'project-closed', 'project_id']);
});

test('a project that a member may not see is refused like one that does not exist', async () => {
  const { member } = muster.organization.people;
  const body = { work_date: today, duration_s: 60, project_id: project };
  expect(refusal(await muster.as(member)(createEntry, { body }))).toEqual([
    422,
    'project-unknown',
    'project_id',
  ]);
});

test('a retired service and one that the project does not take are refused', async () => {
  const retired = await makeService({ status: 'retired' });
  expect(refusal(await log({ service_type_id: retired }))).toEqual([
    422,
    'service-unknown',
    'service_type_id',
  ]);
  const [taken, other] = [await makeService(), await makeService()];
  const picky = await makeProject(muster.database, muster.organization);
  await muster.database.query('insert into project_services values ($1, $2, $3)', [
    muster.organization.id,
    picky,
    taken,
  ]);
  expect((await log({ project_id: picky, service_type_id: taken })).status).toBe(201);
  expect(refusal(await log({ project_id: picky, service_type_id: other }))).toEqual([
    422,
    'service-not-allowed',
    'service_type_id',
  ]);
});

test('where the organization wants notes and services, an entry without them is refused', async () => {
  await setting('require_note', true);
  expect(refusal(await log({ note: '  ' }))).toEqual([422, 'note-required', 'note']);
  await setting('require_service', true);
  expect(refusal(await log({ note: 'Patrol' }))).toEqual([422, 'service-required', 'service_type_id']);
});

test('a day holds 24 hours and says what is left', async () => {
  await log({ duration_s: 82_800 });
  const { body } = await log({ duration_s: 3601 });
  expect(body).toMatchObject({ rule: 'day-limit', fields: [{ field: 'duration_s' }] });
  expect(body.message).toContain('1:00 is left');
  expect((await log({ duration_s: 3600 })).status).toBe(201);
});

test('two tabs cannot exceed 24 hours together', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => log({ duration_s: 40_000 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
});

test('overlapping times are refused unless the organization allows them', async () => {
  await log({ start: '09:00', end: '10:30', duration_s: undefined });
  const again = { start: '10:00', end: '11:00', duration_s: undefined };
  expect(refusal(await log(again))).toEqual([422, 'overlap', 'start']);
  expect((await log({ ...again, start: '10:30' })).status).toBe(201);
  await setting('allow_overlap', true);
  expect((await log(again)).status).toBe(201);
});

test('a night over midnight belongs to the day on which it starts and keeps the next morning free of others', async () => {
  const yesterday = addDays(today, -1);
  const night = {
    work_date: yesterday,
    start: '22:00',
    end: '06:00',
    ends_next_day: true,
    duration_s: undefined,
  };
  expect((await log(night)).body).toMatchObject({
    work_date: yesterday,
    duration_s: 28_800,
    ends_next_day: true,
  });
  expect(refusal(await log({ start: '05:00', end: '07:00', duration_s: undefined }))).toEqual([
    422,
    'overlap',
    'start',
  ]);
});

test('a hard cap on minutes refuses the time that would exceed it, and two people cannot exceed it together', async () => {
  const capped = await makeProject(muster.database, muster.organization, {
    budget_minutes: 90,
    hard_cap: true,
  });
  const other = await makePerson(muster.database, muster.organization.id, 'coordinator');
  const body = { work_date: today, project_id: capped, duration_s: 3600 };
  const answers = await Promise.all([me()(createEntry, { body }), muster.as(other)(createEntry, { body })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body).toMatchObject({ rule: 'hard-cap', fields: [{ field: 'duration_s' }] });
  expect((await log({ project_id: capped, duration_s: 1800 })).status).toBe(201);
});

test('the same offline entry never lands twice', async () => {
  const client_uuid = randomUUID();
  const answers = await Promise.all([log({ client_uuid }), log({ client_uuid }), log({ client_uuid })]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers[0]?.body.source).toBe('offline');
  expect((await me()(listEntries)).body.data).toHaveLength(1);
});

test('a repeated request with the same key answers the first entry', async () => {
  const [key, body] = [randomUUID(), { work_date: today, project_id: project, duration_s: 60 }];
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

test('an entry whose place was taken meanwhile is not restored', async () => {
  const { body: entry } = await log({ start: '09:00', end: '10:00', duration_s: undefined });
  const params = { entry_id: entry.id };
  await me()(deleteEntry, { params, version: 1 });
  await log({ start: '09:30', end: '10:00', duration_s: undefined });
  expect(refusal(await me()(restoreEntry, { params }))).toEqual([422, 'overlap', 'start']);
});

test('submitted, approved and locked entries can be neither changed nor deleted; a rejected one becomes a draft', async () => {
  const { body: entry } = await log();
  const params = { entry_id: entry.id };
  const become = (status: string) =>
    muster.database.query<{ version: number }>(
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
  const foreign = await makeOrganization(muster.database);
  const version = 1;
  for (const stranger of [muster.organization.people.owner, foreign.people.owner, foreign.people.admin]) {
    const organization = stranger === foreign.people.admin ? foreign.id : undefined;
    for (const entry_id of [entry.id, randomUUID()]) {
      const params = { entry_id };
      const call = muster.as(stranger);
      const scope = organization ? { organization } : {};
      const expected = organization ? 422 : 404;
      expect((await call(changeEntry, { params, version, body: {}, ...scope })).status).toBe(expected);
      expect((await call(deleteEntry, { params, version, ...scope })).status).toBe(expected);
      expect((await call(restoreEntry, { params, ...scope })).status).toBe(expected);
    }
  }
});

test('somebody from outside the team logs nothing and sees nothing', async () => {
  const { admin } = muster.organization.people;
  const scope = { organization: muster.organization.id };
  const body = { work_date: today, project_id: project, duration_s: 60 };
  expect((await muster.as(admin)(createEntry, { body, ...scope })).body.rule).toBe('member-required');
  expect((await muster.as(admin)(listEntries, scope)).body).toEqual({ data: [], before: null, after: null });
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
  const events = await muster.database.query<{
    type: string;
    actor: string;
    changes: Record<string, unknown>;
  }>('select type, actor, changes from events where subject_id = $1 order by id', [entry.id]);
  expect(events.map(({ type }) => type)).toEqual(['activity.created', 'activity.updated']);
  expect(events[1]).toMatchObject({ actor: person.sub, changes: { note: ['', 'Gate 3'] } });
});
