import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProject, readProject, updateProject } from '#contract/projects/endpoints.ts';
import type { NewProject } from '#contract/projects/shapes.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let client_id: string;
let project_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  client_id = await makeClient(muster.database, muster.organization);
});
beforeEach(async () => {
  project_id = await makeProject(muster.database, muster.organization, { client_id });
});
afterAll(() => muster.close());

let codes = 0;
const valid = (): NewProject => ({
  code: `NEW-${++codes}`,
  name: 'Quay patrols',
  client_id,
  start_date: '2026-01-01',
});
const create = (change: Partial<NewProject>, key?: string) =>
  muster.as(muster.organization.people.manager)(createProject, {
    body: { ...valid(), ...change },
    ...(key ? { key } : {}),
  });
const change = (body: object, version = 1) =>
  muster.as(muster.organization.people.manager)(updateProject, { params: { project_id }, body, version });
const service = (code: string) =>
  insertRow(muster.database, 'service_types', {
    org_id: muster.organization.id,
    code,
    name: code,
    status: 'active',
  });

test('a new project is proposed, its maker owns it and it counts in the currency of the organization', async () => {
  const { status, body, headers } = await create({});
  expect(status).toBe(201);
  expect(headers.etag).toBe('"1"');
  expect(body).toMatchObject({
    status: 'proposed',
    owner: { id: muster.organization.people.manager.member },
    currency: 'GBP',
    alert_pcts: [50, 75, 90, 100],
    health: null,
    seconds: 0,
  });
});

test('a project keeps its services and milestones in order', async () => {
  const service_type_ids = [await service('ZZZ'), await service('AAA')];
  const milestones = [
    { name: 'Handover', due_date: '2026-06-01', done: false },
    { name: 'Kick-off', due_date: '2026-01-05', done: true },
  ];
  const { body } = await create({ service_type_ids, milestones });
  expect(body.service_types.map(({ name }: { name: string }) => name)).toEqual(['AAA', 'ZZZ']);
  expect(body.milestones.map(({ name }: { name: string }) => name)).toEqual(['Kick-off', 'Handover']);
});

test.each<[string, Partial<NewProject>, string, string]>([
  ['no client', { client_id: null }, 'client-required', 'client_id'],
  ['an end before the start', { end_date: '2025-12-31' }, 'end-after-start', 'end_date'],
  ['amber without a note', { health_mode: 'manual', health: 'amber' }, 'health-note', 'health_note'],
  ['a cap without a budget', { hard_cap: true }, 'cap-needs-budget', 'hard_cap'],
  [
    'a client that is not there',
    { client_id: '0199a0a0-0000-7000-8000-000000000001' },
    'reference',
    'client_id',
  ],
  [
    'an owner who is not there',
    { owner_id: '0199a0a0-0000-7000-8000-000000000001' },
    'reference',
    'owner_id',
  ],
])('a project with %s is refused beside the field', async (_, input, rule, field) => {
  const { status, body } = await create(input);
  expect(status).toBe(422);
  expect(body).toMatchObject({ rule, fields: [{ field, message: expect.any(String) }] });
});

test.each(['a', 'low-1', 'TOO-LONG-CODE-1', 'ÄÖ-1'])('%s is no code', async (code) => {
  const { status, body } = await create({ code });
  expect([status, body.fields[0].field]).toEqual([422, 'code']);
});

test.each([0, 1_441, 10.5])('%s minutes are none that a project chooses', async (minutes) => {
  for (const field of ['sev1_escalates_min', 'sev2_escalates_min', 'handover_overdue_min']) {
    const { status, body } = await create({ [field]: minutes });
    expect([status, body.fields[0].field]).toEqual([422, field]);
  }
});

test('a code is taken once in an organization and free in another', async () => {
  const other = await makeOrganization(muster.database);
  await makeProject(muster.database, other, { code: 'SAME-1' });
  expect((await create({ code: 'SAME-1' })).status).toBe(201);
  expect((await create({ code: 'SAME-1' })).body).toMatchObject({
    rule: 'code-taken',
    fields: [{ field: 'code' }],
  });
});

test('every broken field is told at once', async () => {
  const { body } = await create({ client_id: null, end_date: '2025-01-01' });
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(['client_id', 'end_date']);
});

test('a client of another organization is no client here', async () => {
  const foreign = await makeClient(muster.database, await makeOrganization(muster.database));
  expect((await create({ client_id: foreign })).body.fields[0].field).toBe('client_id');
});

test('the same key makes one project', async () => {
  const body = valid();
  const call = muster.as(muster.organization.people.manager);
  const [first, second] = [
    await call(createProject, { body, key: 'once' }),
    await call(createProject, { body, key: 'once' }),
  ];
  expect(second.body.id).toBe(first.body.id);
});

test('a change answers the new version and lands in the audit trail', async () => {
  const { body } = await change({ progress: 40, tags: ['night'], alert_pcts: [90, 50, 90] });
  expect(body).toMatchObject({ progress: 40, tags: ['night'], alert_pcts: [50, 90], version: 2 });
  const [event] = await muster.database.query('select type, changes from events where subject_id = $1', [
    project_id,
  ]);
  expect(event).toMatchObject({ type: 'project.updated', changes: { progress: [0, 40] } });
});

test('a change asks for the version: 428 without, 412 with an old one', async () => {
  const call = muster.as(muster.organization.people.manager);
  expect((await call(updateProject, { params: { project_id }, body: { progress: 1 } })).status).toBe(428);
  await change({ progress: 1 });
  expect((await change({ progress: 2 })).status).toBe(412);
});

test('milestones alone make a new version, and a kept one keeps its id', async () => {
  const made = await change({ milestones: [{ name: 'Kick-off', due_date: '2026-01-05', done: false }] });
  const [{ done_by: _, ...milestone }] = made.body.milestones;
  const { body } = await change({ milestones: [{ ...milestone, name: 'Start' }] }, 2);
  expect([body.version, body.milestones]).toMatchObject([3, [{ ...milestone, name: 'Start' }]]);
});

test('rules look at the project as it would be', async () => {
  await change({ end_date: '2026-06-01' });
  expect((await change({ start_date: '2026-06-02' }, 2)).body).toMatchObject({ rule: 'end-after-start' });
  expect((await change({ type: 'internal', client_id: null }, 2)).status).toBe(200);
});

test('health that is computed again forgets what was set by hand', async () => {
  await change({ health_mode: 'manual', health: 'red', health_note: 'Leavers' });
  const { body } = await change({ health_mode: 'auto' }, 2);
  expect(body).toMatchObject({ health: null, health_note: null });
});

test('the currency stays once priced time is logged', async () => {
  expect((await change({ currency: 'EUR' })).status).toBe(200);
  await makeEntry(muster.database, muster.organization, { project_id, bill_minor: 100 });
  expect((await change({ currency: 'USD' }, 2)).body).toMatchObject({
    rule: 'currency-fixed',
    fields: [{ field: 'currency' }],
  });
});

test('an archived project is not changed', async () => {
  await muster.database.query("update projects set status = 'archived', archived_at = now() where id = $1", [
    project_id,
  ]);
  expect((await change({ progress: 1 }, 2)).body.rule).toBe('project-archived');
  const { body } = await muster.as(muster.organization.people.manager)(readProject, {
    params: { project_id },
  });
  expect(body.progress).toBe(0);
});
