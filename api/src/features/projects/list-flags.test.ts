import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjects } from '#contract/projects/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const listed = async (q: string) =>
  (await muster.as(muster.organization.people.manager)(listProjects, { query: { q } })).body.data[0];

test('a row counts the milestones that were due and aren’t done', async () => {
  const project_id = await makeProject(muster.database, muster.organization, { name: 'Promised' });
  const due = (due_date: string, done = false) =>
    insertRow(muster.database, 'project_milestones', {
      ...{ org_id: muster.organization.id, project_id, name: 'Gate', due_date, done },
    });
  expect((await listed('Promised')).overdue_milestones).toBe(0);
  await due('2026-01-05');
  await due('2026-01-06');
  await due('2026-01-07', true);
  await due('2096-01-01');
  expect((await listed('Promised')).overdue_milestones).toBe(2);
});

test('a health set by hand stands beside the one that the figures say', async () => {
  await makeProject(muster.database, muster.organization, {
    ...{ name: 'Rosy', health_mode: 'manual', health: 'red', health_note: 'Quarrel', budget_minutes: 600 },
    end_date: '2096-01-01',
  });
  expect(await listed('Rosy')).toMatchObject({ health: 'red', automatic_health: 'green' });
});
