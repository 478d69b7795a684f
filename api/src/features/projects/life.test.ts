import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  archiveProject,
  createProject,
  listProjects,
  readProject,
  restoreProject,
  transitionProject,
} from '#contract/projects/endpoints.ts';
import type { ProjectStatus } from '#contract/projects/states.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const make = (fields: Record<string, unknown> = {}) =>
  makeProject(muster.database, muster.organization, fields);
const step = async (
  project_id: string,
  to: ProjectStatus,
  reason?: string,
  role: 'manager' | 'director' = 'manager',
) =>
  muster.as(muster.organization.people[role])(transitionProject, {
    params: { project_id },
    body: { to, ...(reason ? { reason } : {}) },
  });

test('a project goes from proposed through planned, active and a pause to completed', async () => {
  const id = await make({ status: 'proposed' });
  for (const to of ['planned', 'active', 'on_hold', 'active', 'completed'] as const) {
    const { status, body } = await step(id, to);
    expect([status, body.status]).toEqual([200, to]);
  }
});

test('a step that skips a state is refused with its rule', async () => {
  const { status, body } = await step(await make({ status: 'proposed' }), 'completed');
  expect(status).toBe(422);
  expect(body).toMatchObject({ rule: 'transition', fields: [{ field: 'to' }] });
});

test('cancelling needs a reason, which stays with the project', async () => {
  const id = await make();
  expect((await step(id, 'cancelled')).body).toMatchObject({
    rule: 'reason-required',
    fields: [{ field: 'reason' }],
  });
  expect((await step(id, 'cancelled', 'Client withdrew')).body.status_reason).toBe('Client withdrew');
});

test('completing waits until time on the project is approved', async () => {
  const id = await make();
  const entry = await makeEntry(muster.database, muster.organization, {
    project_id: id,
    status: 'submitted',
  });
  expect((await step(id, 'completed')).body.rule).toBe('unapproved-time');
  await muster.database.query("update activity_entries set status = 'approved' where id = $1", [entry]);
  expect((await step(id, 'completed')).status).toBe(200);
});

test('where nothing needs approval, draft time does not keep a project open', async () => {
  const { query } = muster.database;
  const id = await make();
  await makeEntry(muster.database, muster.organization, { project_id: id });
  await query("update organizations set approval = 'off' where org_id = $1", [muster.organization.id]);
  const { status } = await step(id, 'completed');
  await query("update organizations set approval = 'line' where org_id = $1", [muster.organization.id]);
  expect(status).toBe(200);
});

test('reopening and archiving are for directors', async () => {
  const id = await make({ status: 'completed' });
  expect((await step(id, 'active')).status).toBe(403);
  expect((await step(id, 'archived')).status).toBe(403);
  expect((await step(id, 'active', undefined, 'director')).body.status).toBe('active');
});

test('an archived project leaves the list and comes back as it was', async () => {
  const id = await make({ status: 'on_hold', name: 'Boomerang' });
  const call = muster.as(muster.organization.people.director);
  const params = { project_id: id };
  expect((await call(archiveProject, { params, version: 1 })).status).toBe(204);
  expect((await call(listProjects, { query: { q: 'Boomerang' } })).body.data).toEqual([]);
  expect((await call(readProject, { params })).body).toMatchObject({
    status: 'archived',
    archived_at: expect.any(String),
  });
  expect((await call(restoreProject, { params })).body).toMatchObject({
    status: 'on_hold',
    archived_at: null,
  });
});

test('archiving asks for the version: 428 without, 412 with an old one', async () => {
  const id = await make();
  await step(id, 'on_hold');
  const call = muster.as(muster.organization.people.director);
  expect((await call(archiveProject, { params: { project_id: id } })).status).toBe(428);
  expect((await call(archiveProject, { params: { project_id: id }, version: 1 })).status).toBe(412);
});

test('each step lands in the audit trail with who, what and why', async () => {
  const { manager } = muster.organization.people;
  const { body } = await muster.as(manager)(createProject, {
    body: { code: 'AUD-1', name: 'Audited', type: 'internal', start_date: '2026-01-01', status: 'active' },
  });
  await step(body.id, 'cancelled', 'Double');
  const events = await muster.database.query(
    'select type, actor, changes, data from events where subject_id = $1 order by id',
    [body.id],
  );
  expect(events).toMatchObject([
    { type: 'project.created', actor: manager.sub, changes: { code: [null, 'AUD-1'] } },
    { type: 'project.cancelled', changes: { status: ['active', 'cancelled'] }, data: { reason: 'Double' } },
  ]);
});
