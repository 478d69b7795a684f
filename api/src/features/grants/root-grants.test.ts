import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { listMembers } from '#contract/members/endpoints.ts';
import {
  changeRootGrant,
  grantRootRole,
  listRootGrants,
  revokeRootGrant,
} from '#contract/root-grants/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { atOnce } from './fixtures/at-once.ts';

let muster: TestServer;
let admin: TestPerson;
let owner: TestPerson;
beforeEach(async () => {
  muster = await openTestServer();
  ({ admin, owner } = muster.organization.people);
});
afterEach(() => muster.close());

const outsider = () => makePerson(muster.database, muster.organization.id, 'member');
const grant = (by: TestPerson, email: string, role: Role, expires_at: string | null = null) =>
  muster.as(by)(grantRootRole, { body: { email, role, reason: 'Support', expires_at } });
const list = async (by = admin) => (await muster.as(by)(listRootGrants)).body.data;
const mine = async (by: TestPerson) =>
  (await list(by)).find(({ is_me }: { is_me: boolean }) => is_me) ?? { id: randomUUID(), version: 1 };
const change = (
  by: TestPerson,
  grant_id: string,
  version: number,
  body: { role?: Role; expires_at?: string | null },
) => muster.as(by)(changeRootGrant, { params: { grant_id }, version, body });
const revoke = (by: TestPerson, grant_id: string, version = 1) =>
  muster.as(by)(revokeRootGrant, { params: { grant_id }, version });
const events = () =>
  muster.database.query('select type, actor, subject_id, changes, data from root_events order by id');
const second = async () => {
  const person = await outsider();
  await grant(admin, person.email, 'admin');
  return person;
};

test('an administrator makes somebody administrator by their address, who is on the next request', async () => {
  const person = await outsider();
  const inside = { organization: muster.organization.id };
  expect((await muster.as(person)(listMembers, inside)).status).toBe(403);
  const { status, body } = await grant(admin, person.email.toUpperCase(), 'admin');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ role: 'admin', reason: 'Support', expires_at: null, expired: false, version: 1, is_me: false },
    person: { sub: person.sub, name: person.name, email: person.email },
  });
  expect((await muster.as(person)(listMembers, inside)).status).toBe(200);
  expect(await events()).toEqual([
    {
      ...{ type: 'grant.created', actor: admin.sub, subject_id: body.id, changes: { role: [null, 'admin'] } },
      data: { name: person.name, email: person.email, reason: 'Support' },
    },
  ]);
});

test('the list names everybody at the root to whoever is there, and nobody else reads it', async () => {
  const person = await second();
  const rows = await list(person);
  expect(
    rows.map((row: { person: { email: string }; is_me: boolean }) => [row.person.email, row.is_me]),
  ).toEqual([
    [admin.email, false],
    [person.email, true],
  ]);
  const { people } = muster.organization;
  for (const one of [people.executive, people.owner, people.member])
    expect((await muster.as(one)(listRootGrants)).status).toBe(403);
  const local = await makePerson(muster.database, muster.organization.id, 'admin');
  expect((await muster.as(local)(listRootGrants)).status).toBe(403);
  expect((await grant(local, local.email, 'admin')).status).toBe(403);
});

test('the database itself lets nobody read or write roles at the root who holds none', async () => {
  const { within } = muster.server.databases;
  const scope = { organization: muster.organization.id, sub: owner.sub, writes: true };
  const seen = await within(scope, async (db) => [
    await db.selectFrom('root_grants').selectAll().execute(),
    await db.updateTable('root_grants').set({ subject: owner.sub }).returningAll().execute(),
    await db.deleteFrom('root_grants').returningAll().execute(),
    (await sql`select * from find_users_by_address(${admin.email})`.execute(db)).rows,
    (await sql`select * from users_at_root()`.execute(db)).rows,
  ]);
  expect(seen).toEqual([[], [], [], [], []]);
  const seize = within(scope, (db) =>
    db.insertInto('root_grants').values({ subject: owner.sub, role: 'admin' }).execute(),
  );
  await expect(seize).rejects.toThrow('row-level security');
  expect(await list()).toHaveLength(1);
});

test('nobody is made administrator who hasn’t signed in, or whose address two accounts have', async () => {
  expect((await grant(admin, 'nobody@muster.test', 'admin')).body).toMatchObject({
    ...{ rule: 'unknown-person', fields: [{ field: 'email' }] },
  });
  await muster.database.query(
    "insert into users (sub, email, name, email_verified) values ('twin', $1, 'Twin', true)",
    [owner.email],
  );
  expect((await grant(admin, owner.email, 'admin')).body.rule).toBe('several-people');
  expect(await list()).toHaveLength(1);
});

test('an address that is none and an unknown role are told beside their fields', async () => {
  const body = JSON.parse('{"email":"ann","role":"king"}');
  const { status, body: told } = await muster.as(admin)(grantRootRole, { body });
  expect([status, told.fields.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['role', 'email'],
  ]);
});

test('the last administrator stays: not taken back, lowered or given an end', async () => {
  const { id } = await mine(admin);
  const last = { status: 422, body: { rule: 'last-admin' } };
  const temporary = await outsider();
  await grant(admin, temporary.email, 'admin', '2999-01-01T00:00:00Z');
  for (const by of [admin, temporary]) {
    expect(await revoke(by, id)).toMatchObject(last);
    expect(await change(by, id, 1, { role: 'executive' })).toMatchObject(last);
    expect(await change(by, id, 1, { expires_at: '2999-01-01T00:00:00Z' })).toMatchObject(last);
  }
  await second();
  expect((await revoke(admin, id)).status).toBe(204);
  expect((await events()).at(-1)).toMatchObject({ type: 'grant.revoked', actor: admin.sub });
  expect((await muster.as(admin)(listRootGrants)).status).toBe(403);
});

test('of two administrators who take it back from each other at the same instant one stays', async () => {
  const other = await second();
  const [one, two] = [await mine(admin), await mine(other)];
  const answers = await atOnce(
    muster,
    sql`select pg_advisory_xact_lock(5417004)`,
    () => revoke(admin, two.id),
    () => revoke(other, one.id),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
});

test('a role at the root is lowered, ended and granted anew, with every step in the trail', async () => {
  const person = await outsider();
  const { id } = (await grant(admin, person.email, 'admin')).body;
  expect((await grant(admin, person.email, 'admin')).body.rule).toBe('grant-exists');
  expect((await change(admin, id, 1, { role: 'executive' })).body).toMatchObject({
    role: 'executive',
    version: 2,
  });
  expect((await change(admin, id, 1, { role: 'admin' })).status).toBe(412);
  await muster.database.query("update root_grants set expires_at = now() - interval '1 s' where id = $1", [
    id,
  ]);
  expect((await list()).find((row: { id: string }) => row.id === id)).toMatchObject({ expired: true });
  expect((await grant(admin, person.email, 'executive')).status).toBe(201);
  expect((await revoke(admin, id)).status).toBe(404);
  expect((await events()).map(({ type, changes }) => [type, changes])).toEqual([
    ['grant.created', { role: [null, 'admin'] }],
    ['grant.changed', { role: ['admin', 'executive'] }],
    ['grant.created', { role: [null, 'executive'] }],
  ]);
});

test('nobody gives themselves a role at the root, or more of the one they hold', async () => {
  expect((await grant(admin, admin.email, 'executive')).body.rule).toBe('self-promotion');
  const temporary = await outsider();
  const { id } = (await grant(admin, temporary.email, 'admin', '2999-01-01T00:00:00Z')).body;
  expect((await change(temporary, id, 1, { expires_at: null })).body.rule).toBe('self-promotion');
  expect((await grant(admin, owner.email, 'admin', '2001-01-01T00:00:00Z')).body.rule).toBe(
    'expiry-in-the-past',
  );
});

test('an executive over every organization, once let, grants up to their rank and not administrators', async () => {
  const executive = await outsider();
  await grant(admin, executive.email, 'executive');
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('executive', '/root', '/root-grants', '*')",
  );
  expect((await grant(executive, owner.email, 'admin')).body.rule).toBe('above-own-rank');
  expect((await revoke(executive, (await mine(admin)).id)).body.rule).toBe('above-own-rank');
  expect((await grant(executive, owner.email, 'director')).status).toBe(201);
});
