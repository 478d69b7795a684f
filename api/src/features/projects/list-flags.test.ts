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

test('what becomes of a milestone is counted at once', async () => {
  const { database, organization } = muster;
  const [one, other] = [
    await makeProject(database, organization, { name: 'Mooring' }),
    await makeProject(database, organization, { name: 'Berthing' }),
  ];
  const milestone = await insertRow(database, 'project_milestones', {
    ...{ org_id: organization.id, project_id: one, name: 'Gate', due_date: '2026-01-05' },
  });
  const late = async () => [
    (await listed('Mooring')).overdue_milestones,
    (await listed('Berthing')).overdue_milestones,
  ];
  const change = (what: string) =>
    database.query(`update project_milestones set ${what} where id = $1`, [milestone]);
  expect(await late()).toEqual([1, 0]);
  await change("due_date = '2096-01-05'");
  expect(await late()).toEqual([0, 0]);
  await change(`due_date = '2026-01-06', project_id = '${other}'`);
  expect(await late()).toEqual([0, 1]);
  await change('done = true');
  expect(await late()).toEqual([0, 0]);
  await change('done = false');
  await database.query('delete from project_milestones where id = $1', [milestone]);
  expect(await late()).toEqual([0, 0]);
});

test('a milestone is late from the day after it was due', async () => {
  const { database, organization } = muster;
  const project_id = await makeProject(database, organization, { name: 'Daybreak' });
  await database.query(
    `insert into project_milestones (org_id, project_id, name, due_date)
     select org_id, $2, 'Gate', (now() at time zone timezone)::date + days from organizations, unnest(array[-1, 0, 1]) days
     where org_id = $1`,
    [organization.id, project_id],
  );
  expect((await listed('Daybreak')).overdue_milestones).toBe(1);
});

test('a health set by hand stands beside the one that the figures say', async () => {
  await makeProject(muster.database, muster.organization, {
    ...{ name: 'Rosy', health_mode: 'manual', health: 'red', health_note: 'Quarrel', budget_minutes: 600 },
    end_date: '2096-01-01',
  });
  expect(await listed('Rosy')).toMatchObject({ health: 'red', automatic_health: 'green' });
});
