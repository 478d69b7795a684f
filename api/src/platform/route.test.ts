import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, listProjects, readProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeProject } from '../../test/factories/project.ts';
import { makeOrganization } from '../../test/people.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const asManager = () => muster.as(muster.organization.people.manager);
const aProject = (code: string) => ({
  code,
  name: `Project ${code}`,
  type: 'internal' as const,
  owner_id: muster.organization.people.manager.member ?? '',
  start_date: '2026-01-05',
});
const countOf = async (code: string) => {
  const rows = await muster.database.query<{ n: number }>(
    'select count(*)::int as n from projects where code = $1',
    [code],
  );
  return rows[0]?.n;
};

test('the same key and body have one effect and the same answer', async () => {
  const key = randomUUID();
  const first = await asManager()(createProject, { body: aProject('ONCE-1'), key });
  const second = await asManager()(createProject, { body: aProject('ONCE-1'), key });
  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await countOf('ONCE-1')).toBe(1);
});

test('two requests with one key at the same moment have one effect, and the second waits for the answer of the first', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => asManager()(createProject, { body: aProject('ONCE-2'), key })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf('ONCE-2')).toBe(1);
});

test('the same key with another body is 422 and changes nothing', async () => {
  const key = randomUUID();
  await asManager()(createProject, { body: aProject('ONCE-3'), key });
  const { status, body } = await asManager()(createProject, { body: aProject('ONCE-4'), key });
  expect([status, body.code]).toEqual([422, 'key_reused']);
  expect(await countOf('ONCE-4')).toBe(0);
});

test('a failed attempt leaves its key free for the corrected one', async () => {
  const key = randomUUID();
  const bad = await asManager()(createProject, {
    body: { ...aProject('ONCE-5'), end_date: '2020-01-01' },
    key,
  });
  expect(bad.status).toBe(422);
  expect((await asManager()(createProject, { body: aProject('ONCE-5'), key })).status).toBe(201);
});

test('another person with the same key has an effect of their own', async () => {
  const key = randomUUID();
  await asManager()(createProject, { body: aProject('ONCE-6'), key });
  const other = await muster.as(muster.organization.people.owner)(createProject, {
    body: aProject('ONCE-7'),
    key,
  });
  expect([other.status, other.body.code]).toEqual([201, 'ONCE-7']);
});

test('a change without a version is 428, with an old one 412, with the right one done', async () => {
  const project_id = await makeProject(muster.database, muster.organization);
  const change = (version?: number) =>
    asManager()(updateProject, {
      params: { project_id },
      body: { name: 'Renamed' },
      ...(version ? { version } : {}),
    });
  expect((await change()).status).toBe(428);
  const done = await change(1);
  expect([done.status, done.body.version, done.headers.etag]).toEqual([200, 2, '"2"']);
  const stale = await change(1);
  expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
});

test.each([0, 201, 'many'])('%s rows a page are 422 with the field named', async (per_page) => {
  const { status, body } = await asManager()(listProjects, { query: { per_page } });
  expect([status, body.fields[0].field]).toEqual([422, 'per_page']);
});

test('a cursor that is not ours is 422', async () => {
  expect((await asManager()(listProjects, { query: { after: 'bm9uc2Vuc2U' } })).status).toBe(422);
});

test('a refused person gets 403 although the body could not be read', async () => {
  const answer = await muster.server.http.inject({
    method: 'POST',
    url: '/api/projects',
    headers: {
      authorization: `Bearer ${await muster.tokenOf(muster.organization.people.member)}`,
      'content-type': 'application/json',
    },
    payload: '{"code": ',
  });
  expect(answer.statusCode).toBe(403);
});

test('the organization of a request is its header, so that two tabs work in two organizations', async () => {
  const other = await makeOrganization(muster.database);
  const { manager } = muster.organization.people;
  await muster.database.query("insert into role_grants (org_id, subject, role) values ($1, $2, 'manager')", [
    other.id,
    manager.sub,
  ]);
  const project_id = await makeProject(muster.database, other);
  const statusIn = async (organization: string) =>
    (await asManager()(readProject, { params: { project_id }, organization })).status;
  await expect.poll(() => statusIn(other.id)).toBe(200);
  expect(await statusIn(muster.organization.id)).toBe(404);
});

test('an id of another organization answers exactly like one that does not exist', async () => {
  const other = await makeOrganization(muster.database);
  const foreign = await asManager()(readProject, {
    params: { project_id: await makeProject(muster.database, other) },
  });
  const missing = await asManager()(readProject, { params: { project_id: randomUUID() } });
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
  expect([foreign.status, missing.status]).toEqual([404, 404]);
});

test('somebody who has chosen no organization is told so', async () => {
  const { admin } = muster.organization.people;
  const { status, body } = await muster.as(admin)(listProjects);
  expect([status, body.rule]).toEqual([422, 'organization-required']);
});

test('a write leaves its event in the same transaction: who, what, before and after', async () => {
  const project_id = await makeProject(muster.database, muster.organization, { name: 'Old name' });
  await asManager()(updateProject, { params: { project_id }, body: { name: 'New name' }, version: 1 });
  const [event] = await muster.database.query(
    'select actor, type, changes from events where subject_id = $1',
    [project_id],
  );
  expect(event).toMatchObject({
    actor: muster.organization.people.manager.sub,
    type: 'project.updated',
    changes: { name: ['Old name', 'New name'] },
  });
});

test('a defect is a 500 that hides its cause and names the request', async () => {
  await muster.database.query('alter table project_totals rename to hidden');
  const { status, body, headers } = await asManager()(listProjects);
  await muster.database.query('alter table hidden rename to project_totals');
  expect([status, body.code]).toEqual([500, 'defect']);
  expect(body.message).not.toContain('project_totals');
  expect(headers['x-request-id']).toBe(body.request_id);
});
