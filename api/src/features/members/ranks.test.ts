import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantRole, listMembers, readMember, revokeGrant } from '#contract/members/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let person: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  person = await makePerson(muster.database, muster.organization.id, 'member');
});
afterAll(() => muster.close());

const owner = () => muster.as(muster.organization.people.owner);
const params = () => ({ member_id: person.member ?? '' });
const kept = async () => {
  const rows = await muster.database.query<{ role_rank: number; isOver: boolean }>(
    'select role_rank, role_rank_until <= now() as "isOver" from members where id = $1',
    [person.member],
  );
  return rows[0];
};
const holders = async (role: 'member' | 'director') => {
  const { body } = await owner()(listMembers, { query: { role, sort: 'role' } });
  return body.data.map(({ id }: { id: string }) => id);
};

test('a role that somebody gets or loses moves them in lists, and no form of theirs gets stale by it', async () => {
  const { version } = (await owner()(readMember, { params: params() })).body;
  const granted = await owner()(grantRole, { params: params(), body: { role: 'director' } });
  expect(granted.status).toBe(201);
  expect(granted.body.version).toBe(version);
  expect(await holders('director')).toContain(person.member);
  expect(await holders('member')).not.toContain(person.member);
  const grant = granted.body.grants.find(({ role }: { role: string }) => role === 'director');
  const gone = await owner()(revokeGrant, {
    params: { ...params(), grant_id: grant.id },
    version: grant.version,
  });
  expect(gone.status).toBe(204);
  expect(await holders('director')).not.toContain(person.member);
  expect(await holders('member')).toContain(person.member);
});

test('a role that has run out counts no more, before and after its rank is looked up anew', async () => {
  const { id } = muster.organization;
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, expires_at) values ($1, $2, 'director', clock_timestamp() + interval '0.2 s')",
    [id, person.sub],
  );
  await expect.poll(kept).toEqual({ role_rank: 4, isOver: true });
  expect(await holders('director')).not.toContain(person.member);
  expect(await holders('member')).toContain(person.member);
  await muster.database.query(
    `with inside as (select set_config('muster.org', $1, true)) select refresh_ranks() from inside`,
    [id],
  );
  expect(await kept()).toEqual({ role_rank: 1, isOver: false });
  expect(await holders('member')).toContain(person.member);
});

test('who gets an account gets the rank of its roles', async () => {
  await muster.database.query('update members set user_sub = null where id = $1', [person.member]);
  expect(await kept()).toEqual({ role_rank: 0, isOver: false });
  await muster.database.query('update members set user_sub = $2 where id = $1', [person.member, person.sub]);
  expect(await kept()).toEqual({ role_rank: 1, isOver: false });
});
