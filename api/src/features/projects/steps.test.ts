import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjectSteps, transitionProject } from '#contract/projects/endpoints.ts';
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
const steps = async (project_id: string, role: 'manager' | 'director' | 'member' = 'manager') =>
  muster.as(muster.organization.people[role])(listProjectSteps, { params: { project_id } });
const logged = (project_id: string, status: string, fields = {}) =>
  makeEntry(muster.database, muster.organization, { project_id, status, ...fields });

test('a project says which states come next, and that only a director archives it', async () => {
  const { body } = await steps(await make({ status: 'completed' }));
  expect(body.steps).toEqual([
    { to: 'archived', rule: 'director-required' },
    { to: 'active', rule: 'director-required' },
  ]);
  const other = await steps(await make({ status: 'completed' }), 'director');
  expect(other.body.steps).toEqual([
    { to: 'archived', rule: null },
    { to: 'active', rule: null },
  ]);
});

test('time that is not approved is counted by its state, and completing says how much there is', async () => {
  const project_id = await make();
  await logged(project_id, 'draft');
  await logged(project_id, 'submitted', { duration_s: 60 });
  await logged(project_id, 'submitted', { duration_s: 60 });
  await logged(project_id, 'rejected', { duration_s: 60 });
  await logged(project_id, 'approved');
  await logged(project_id, 'draft', { archived_at: '2026-03-02T00:00:00Z' });
  const { body } = await steps(project_id);
  expect(body.open_time).toEqual({ draft: 1, submitted: 2, rejected: 1, seconds: 3_780 });
  expect(body.steps).toContainEqual({ to: 'completed', rule: 'unapproved-time' });
  const { manager } = muster.organization.people;
  const refused = await muster.as(manager)(transitionProject, {
    params: { project_id },
    body: { to: 'completed' },
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    rule: 'unapproved-time',
    message:
      '4 entries on this project (1 draft, 2 submitted, 1 rejected) are not approved yet: have them approved first.',
    fields: [{ field: 'to' }],
  });
});

test('where nothing is approved, nothing holds a project open', async () => {
  const { query } = muster.database;
  const project_id = await make();
  await logged(project_id, 'draft');
  await query("update organizations set approval = 'off' where org_id = $1", [muster.organization.id]);
  const { body } = await steps(project_id);
  await query("update organizations set approval = 'line' where org_id = $1", [muster.organization.id]);
  expect(body.open_time).toEqual({ draft: 0, submitted: 0, rejected: 0, seconds: 0 });
  expect(body.steps).toContainEqual({ to: 'completed', rule: null });
});

test('the states of a project are for those who may set it', async () => {
  expect((await steps(await make(), 'member')).status).toBe(403);
});
