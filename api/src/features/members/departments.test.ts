import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDepartmentNames } from '#contract/members/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;

beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('departments of people who are here and of positions are named once, by name, and nobody else’s', async () => {
  const { database, organization } = muster;
  const inDepartment = async (department: string, org_id = organization.id, gone = false) => {
    const { member } = await makePerson(database, org_id, 'member');
    await database.query('update members set department = $1 where id = $2', [department, member]);
    if (gone) await database.query('update members set archived_at = now() where id = $1', [member]);
  };
  await inDepartment('Nights');
  await inDepartment('nights');
  await inDepartment('Closed', organization.id, true);
  await inDepartment('Elsewhere', (await makeOrganization(database)).id);
  await insertRow(database, 'positions', { org_id: organization.id, title: 'Guard', department: 'Harbour' });
  const { people } = organization;
  expect((await muster.as(people.coordinator)(listDepartmentNames)).body).toEqual({
    names: ['Harbour', 'Nights'],
  });
  expect((await muster.as(people.member)(listDepartmentNames)).status).toBe(403);
});
