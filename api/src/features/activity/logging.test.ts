import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEntry } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from '../../../test/people.ts';
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
  await desk.setting('require_note', false);
  await desk.setting('require_service', false);
});

const log = (fields: Readonly<Record<string, unknown>> = {}) => desk.log(person, fields);

test('an entry that says so was made online, and sent again as an offline one it is still the first', async () => {
  const client_uuid = randomUUID();
  const first = await log({ client_uuid, source: 'manual' });
  const again = await log({ client_uuid });
  expect([first.body.source, again.body.source, again.body.id]).toEqual(['manual', 'manual', first.body.id]);
});

test('a member logs an hour by its duration alone', async () => {
  const { status, body } = await log({ note: '  Opening patrol ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    work_date: today,
    duration_s: 3600,
    start: null,
    note: 'Opening patrol',
    project: { id: desk.project, code: 'HRB-204', name: 'Harbour Terminal' },
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
  const closed = await desk.makeProject(fields);
  expect(refusal(await log({ project_id: closed }))).toEqual([422, 'project-closed', 'project_id']);
});

test('a project that a member may not see is refused like one that does not exist', async () => {
  const { member } = desk.muster.organization.people;
  const body = { work_date: today, duration_s: 60, project_id: desk.project };
  expect(refusal(await desk.muster.as(member)(createEntry, { body }))).toEqual([
    422,
    'project-unknown',
    'project_id',
  ]);
});

test('a retired service and one that the project does not take are refused', async () => {
  const retired = await desk.makeService({ status: 'retired' });
  expect(refusal(await log({ service_type_id: retired }))).toEqual([
    422,
    'service-unknown',
    'service_type_id',
  ]);
  const [taken, other] = [await desk.makeService(), await desk.makeService()];
  const picky = await desk.makeProject();
  await desk.muster.database.query('insert into project_services values ($1, $2, $3)', [
    desk.muster.organization.id,
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
  await desk.setting('require_note', true);
  expect(refusal(await log({ note: '  ' }))).toEqual([422, 'note-required', 'note']);
  await desk.setting('require_service', true);
  expect(refusal(await log({ note: 'Patrol' }))).toEqual([422, 'service-required', 'service_type_id']);
});
