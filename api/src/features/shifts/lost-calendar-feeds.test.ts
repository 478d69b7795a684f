import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeGrant, grantRole, revokeGrant, transferOwnership } from '#contract/members/endpoints.ts';
import { readCalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import { makeFeed, readFile } from '../../../test/calendar-desk.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let guard: TestPerson;
let address: string;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  guard = await makePerson(muster.database, muster.organization.id, 'member');
  address = (await makeFeed(muster, guard)).address;
});

const inside = () => ({ organization: muster.organization.id });
const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const statusAt = async (where: string) => (await readFile(muster, where)).statusCode;
const admin = () => muster.as(muster.organization.people.admin);
const grant = (expires_at: string | null = null, role: 'member' | 'manager' = 'member') =>
  admin()(grantRole, { ...inside(), params: of(guard), body: { role, expires_at } });
const grantOf = async (role = 'member') => {
  const [row] = await muster.database.query<{ id: string; version: number }>(
    'select id, version from role_grants where subject = $1 and role = $2::role_name',
    [guard.sub, role],
  );
  return row ?? { id: '', version: 0 };
};
const revoke = async (role = 'member') => {
  const { id: grant_id, version } = await grantOf(role);
  return admin()(revokeGrant, { ...inside(), params: { ...of(guard), grant_id }, version });
};
const isRevoked = async () => {
  const sql = 'select revoked_at is not null as over from calendar_feeds where member_id = $1';
  return (await muster.database.query(sql, [guard.member])).map(({ over }) => over);
};
/** Lets roles of somebody run out as time does: without a statement that anything would notice. */
const runOut = (table: 'role_grants' | 'root_grants') =>
  muster.database.query(
    `begin; set local session_replication_role = replica;
     update ${table} set expires_at = now() - interval '1 second' where subject = '${guard.sub}'; commit`,
  );

test('with their last role somebody loses their address, and a new role doesn’t bring it back', async () => {
  expect((await revoke()).status).toBe(204);
  expect([await statusAt(address), await isRevoked()]).toEqual([404, [true]]);
  expect((await grant()).status).toBe(201);
  expect(await statusAt(address)).toBe(404);
  expect((await muster.as(guard)(readCalendarFeed)).body.feed).toBeNull();
  expect(await statusAt((await makeFeed(muster, guard)).address)).toBe(200);
});

test('whoever keeps a role, or gets one in another’s place, keeps their address', async () => {
  expect((await grant(null, 'manager')).status).toBe(201);
  expect((await revoke()).status).toBe(204);
  const { id: grant_id, version } = await grantOf('manager');
  const body = { role: 'coordinator' as const };
  const changed = await admin()(changeGrant, {
    ...{ ...inside(), params: { ...of(guard), grant_id }, version, body },
  });
  expect([changed.status, await statusAt(address)]).toEqual([200, 200]);
  const { owner } = muster.organization.people;
  const held = await makeFeed(muster, owner);
  const handed = await muster.as(owner)(transferOwnership, {
    ...{ ...inside(), params: of(guard), body: { keep: 'member' } },
  });
  expect(handed.status).toBeLessThan(300);
  expect([await statusAt(held.address), await statusAt(address)]).toEqual([200, 200]);
});

test('an address whose person’s role has run out isn’t theirs again with the next role', async () => {
  await runOut('role_grants');
  expect([await statusAt(address), await isRevoked()]).toEqual([404, [false]]);
  expect((await grant()).status).toBe(201);
  expect([await statusAt(address), await isRevoked()]).toEqual([404, [true]]);
});

test.each([
  ['prolonged', "update role_grants set expires_at = now() + interval '1 year' where subject = $1"],
  ['made lasting', 'update role_grants set expires_at = null where subject = $1'],
])('nor when a role that has run out is %s; one that hasn’t keeps it', async (_, statement) => {
  await muster.database.query(statement, [guard.sub]);
  expect(await statusAt(address)).toBe(200);
  await runOut('role_grants');
  await muster.database.query(statement, [guard.sub]);
  expect(await statusAt(address)).toBe(404);
});

test('a role over every organization keeps an address as well, until it ends', async () => {
  const hold = () =>
    muster.database.query("insert into root_grants (subject, role) values ($1, 'admin')", [guard.sub]);
  const drop = () => muster.database.query('delete from root_grants where subject = $1', [guard.sub]);
  await hold();
  await muster.database.query('delete from role_grants where subject = $1', [guard.sub]);
  expect(await statusAt(address)).toBe(200);
  await drop();
  await hold();
  expect(await statusAt(address)).toBe(404);
  const { address: next } = await makeFeed(muster, guard);
  await runOut('root_grants');
  await drop();
  await hold();
  expect(await statusAt(next)).toBe(404);
});

test('two roles that are taken back at once leave no address either', async () => {
  await grant(null, 'manager');
  const statuses = await Promise.all([revoke(), revoke('manager')]);
  expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
  expect(await isRevoked()).toEqual([true]);
});

test('a place on the team that goes to another account takes no address along', async () => {
  const other = await makePerson(muster.database, muster.organization.id, 'member');
  await muster.database.query('update members set user_sub = null where id = $1', [other.member]);
  await muster.database.query('update members set user_sub = $2 where id = $1', [guard.member, other.sub]);
  expect(await statusAt(address)).toBe(404);
});
