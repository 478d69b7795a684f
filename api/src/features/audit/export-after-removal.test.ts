import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMember } from '#contract/members/endpoints.ts';
import { readPermissions } from '#contract/users/endpoints.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { auditPages } from './queries/export-audit.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('whoever is removed while they read an export slowly gets no further page of it', async () => {
  const { database, organization, server } = muster;
  const { id: org_id, people } = organization;
  await database.query(
    `insert into events (org_id, type, subject_type, subject_id)
     select $1, 'client.updated', 'client', uuidv7() from generate_series(1, 501)`,
    [org_id],
  );
  const former = await makePerson(database, org_id, 'owner');
  expect((await muster.as(former)(readPermissions)).status).toBe(200);
  const [{ stamp } = { stamp: '' }] = await database.query<{ stamp: string }>(
    "select sum(version)::text as stamp from access_stamps where subject in ($1, '*')",
    [former.sub],
  );
  const pages = auditPages({
    ...{ databases: server.databases, organization: org_id, person: { sub: former.sub, stamp }, filters: {} },
  });
  expect((await pages.next()).value).toHaveLength(500);
  const params = { member_id: former.member ?? '' };
  expect((await muster.as(people.owner)(removeMember, { params, version: 1 })).status).toBe(204);
  await expect(pages.next()).rejects.toThrow();
});
