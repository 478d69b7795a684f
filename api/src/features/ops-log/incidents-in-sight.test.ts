import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let other: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  other = await desk.makeProject();
  for (const project of [desk.project, other])
    await desk.entry({ type: 'incident', severity: 'sev3', title: `Fence cut` }, project);
});
afterAll(() => desk.muster.close());

/** Projects of whose incidents somebody is told who calls the functions themselves with all there are, past every rule of the API. */
const told = async (sub: string | null, organization = desk.muster.organization.id): Promise<string[][]> => {
  const client = new pg.Client({ connectionString: desk.muster.database.url });
  await client.connect();
  try {
    await client.query(`begin; set local role muster_app; set local muster.org = '${organization}';
      set local muster.sub = '${sub ?? ''}'`);
    const answers: string[][] = [];
    for (const asked of [
      `ops_log_open_incidents(array['${desk.project}', '${other}']::uuid[])`,
      'projects_with_open_incidents()',
    ]) {
      const { rows } = await client.query(`select project_id from ${asked} order by project_id`);
      answers.push(rows.map(({ project_id }) => project_id));
    }
    return answers;
  } finally {
    await client.end();
  }
};
const newcomer = () => makePerson(desk.muster.database, desk.muster.organization.id, 'member');
const both = (...projects: string[]) => [projects.toSorted(), projects.toSorted()];

test('a member is told of no incident, whatever projects they name', async () => {
  expect(await told((await newcomer()).sub)).toEqual(both());
});

test('nobody is told of another organization’s incidents, and none where nobody asks', async () => {
  const elsewhere = await makeOrganization(desk.muster.database);
  expect(await told(elsewhere.people.owner.sub)).toEqual(both());
  expect(await told(elsewhere.people.owner.sub, elsewhere.id)).toEqual(both());
  expect(await told(null)).toEqual(both());
});

test('a coordinator and an administrator of all are told of every project', async () => {
  const { coordinator, admin } = desk.muster.organization.people;
  for (const { sub } of [coordinator, admin]) expect(await told(sub)).toEqual(both(desk.project, other));
});

test('a role of one project, owning it and a shift of it each tell of that one alone', async () => {
  const { database, organization } = desk.muster;
  const [granted, owner, guard] = [await newcomer(), await newcomer(), await newcomer()];
  await insertRow(database, 'role_grants', {
    ...{ org_id: organization.id, subject: granted.sub, role: 'coordinator', project_id: other },
  });
  await database.query('update projects set owner_id = $1 where id = $2', [owner.member, other]);
  await desk.onShift(guard, -1, 7);
  const seen = async ({ sub }: TestPerson) => told(sub);
  expect(await seen(granted)).toEqual(both(other));
  expect(await seen(owner)).toEqual(both(other));
  expect(await seen(guard)).toEqual(both(desk.project));
  await database.query("update role_grants set expires_at = now() - interval '1 minute' where subject = $1", [
    granted.sub,
  ]);
  expect(await seen(granted)).toEqual(both());
});
