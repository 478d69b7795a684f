import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { changeGrant, removeMember, revokeGrant, transferOwnership } from '#contract/members/endpoints.ts';
import { deleteMyAccount, readDeletion } from '#contract/users/data-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { atOnce } from './fixtures/at-once.ts';

let muster: TestServer;
let owner: TestPerson;
let admin: TestPerson;
beforeEach(async () => {
  muster = await openTestServer();
  ({ owner, admin } = muster.organization.people);
});
afterEach(() => muster.close());

const inside = () => ({ organization: muster.organization.id });
const someone = (role: Role) => makePerson(muster.database, muster.organization.id, role);
const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const grantOf = async ({ sub }: TestPerson) => {
  const rows = await muster.database.query<{ id: string; version: number }>(
    "select id, version from role_grants where subject = $1 and role = 'owner' and project_id is null",
    [sub],
  );
  return { grant_id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 };
};
type Changes = { role?: Role; expires_at?: string | null; reason?: string };
const change = async (by: TestPerson, whose: TestPerson, body: Changes) => {
  const { grant_id, version } = await grantOf(whose);
  return muster.as(by)(changeGrant, { ...inside(), params: { ...of(whose), grant_id }, version, body });
};
const revoke = async (by: TestPerson, whose: TestPerson) => {
  const { grant_id, version } = await grantOf(whose);
  return muster.as(by)(revokeGrant, { ...inside(), params: { ...of(whose), grant_id }, version });
};
const remove = (by: TestPerson, whose: TestPerson) =>
  muster.as(by)(removeMember, { ...inside(), params: of(whose), version: 1 });
const transfer = (by: TestPerson, to: TestPerson, body: { keep?: Role; reason?: string } = {}) =>
  muster.as(by)(transferOwnership, { ...inside(), params: of(to), body });
const rolesOf = async ({ sub }: TestPerson) =>
  (
    await muster.database.query(
      'select role::text, expires_at from role_grants where subject = $1 order by role',
      [sub],
    )
  ).map(({ role, expires_at }) => (expires_at ? `${role} for a while` : role));
const last = { status: 422, body: { rule: 'last-owner' } };
const until = '2999-01-01T00:00:00.000Z';

test('the last owner stays: not removed, revoked, lowered, raised or given an end, by anybody', async () => {
  for (const by of [owner, admin]) {
    expect(await remove(by, owner)).toMatchObject(last);
    expect(await revoke(by, owner)).toMatchObject(last);
    expect(await change(by, owner, { role: 'director' })).toMatchObject(last);
    expect(await change(by, owner, { expires_at: until })).toMatchObject(last);
  }
  expect(await change(admin, owner, { role: 'executive' })).toMatchObject(last);
  expect(await rolesOf(owner)).toEqual(['owner']);
  expect((await change(owner, owner, { reason: 'Founder' })).status).toBe(200);
});

test('an owner for a while, one whose time is over, one of a project and an executive are no other owner', async () => {
  for (const expires of ["now() + interval '1 day'", "now() - interval '1 day'"]) {
    const { sub } = await someone('owner');
    await muster.database.query(`update role_grants set expires_at = ${expires} where subject = $1`, [sub]);
  }
  const project = await makeProject(muster.database, muster.organization);
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'owner', $3)",
    [muster.organization.id, muster.organization.people.member.sub, project],
  );
  expect(await remove(admin, owner)).toMatchObject(last);
  expect((await muster.as(owner)(readDeletion)).body.obstacles).toMatchObject([{ rule: 'only-owner' }]);
});

test('beside another owner each of it is allowed', async () => {
  for (const act of [
    (one: TestPerson) => revoke(owner, one),
    (one: TestPerson) => change(owner, one, { role: 'director' }),
    (one: TestPerson) => change(owner, one, { expires_at: until }),
    (one: TestPerson) => remove(owner, one),
  ])
    expect((await act(await someone('owner'))).status).toBeLessThan(300);
});

test('an owner whose time is over is taken off without another one', async () => {
  const { sub, ...former } = await someone('owner');
  await muster.database.query(
    "update role_grants set expires_at = now() - interval '1 s' where subject = $1",
    [sub],
  );
  expect((await revoke(owner, { sub, ...former })).status).toBe(204);
});

const organization = () =>
  sql`select from organizations where org_id = ${muster.organization.id} for no key update`;

test('of two owners who remove each other at the same instant exactly one succeeds', async () => {
  const second = await someone('owner');
  const answers = await atOnce(
    muster,
    organization(),
    () => remove(owner, second),
    () => remove(second, owner),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await Promise.all([owner, second].map(rolesOf))).flat()).toEqual(['owner']);
});

test('of three owners who remove each other in a circle nobody acts any more who was removed', async () => {
  const [second, third] = [await someone('owner'), await someone('owner')];
  const answers = await atOnce(
    muster,
    organization(),
    () => remove(owner, second),
    () => remove(second, third),
    () => remove(third, owner),
  );
  const done = answers.filter(({ status }) => status === 204).length;
  const left = (await Promise.all([owner, second, third].map(rolesOf))).flat();
  expect([done, left.length]).toEqual([left.length === 2 ? 1 : 2, 3 - done]);
  expect(answers.every(({ status }) => status === 204 || status === 404)).toBe(true);
});

test('two owners who step down at the same instant leave one', async () => {
  const second = await someone('owner');
  const answers = await atOnce(
    muster,
    organization(),
    () => change(owner, owner, { role: 'director' }),
    () => change(second, second, { role: 'director' }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('an owner who steps down while the other deletes their account leaves one', async () => {
  const second = await someone('owner');
  const answers = await atOnce(
    muster,
    sql`select pg_advisory_xact_lock(5417004)`,
    () => change(owner, owner, { role: 'director' }),
    () => muster.as(second)(deleteMyAccount, { body: { email: second.email } }),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
});

test('an owner hands over and keeps a lower role, both without an end', async () => {
  const { director } = muster.organization.people;
  const { status, body } = await transfer(owner, director, { keep: 'manager', reason: 'Retires' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: director.member, role: 'owner' });
  expect([await rolesOf(owner), await rolesOf(director)]).toEqual([['manager'], ['director', 'owner']]);
  const events = await muster.database.query(
    'select type, subject_id, changes, data from events order by id',
  );
  expect(events).toMatchObject([
    {
      ...{ type: 'ownership.transferred', subject_id: director.member, changes: { role: [null, 'owner'] } },
      data: { from_member_id: owner.member, kept: 'manager', reason: 'Retires' },
    },
    { type: 'grant.changed', subject_id: owner.member, changes: { role: ['owner', 'manager'] } },
  ]);
  expect((await transfer(owner, director)).status).toBe(403);
});

test('whoever was owner or held the kept role for a while has it for good afterwards', async () => {
  const heir = await someone('owner');
  await muster.database.query(`update role_grants set expires_at = '${until}' where subject = $1`, [
    heir.sub,
  ]);
  await muster.database.query(
    `insert into role_grants (org_id, subject, role, expires_at) values ($1, $2, 'director', '${until}')`,
    [muster.organization.id, owner.sub],
  );
  expect((await transfer(owner, heir)).status).toBe(200);
  expect([await rolesOf(owner), await rolesOf(heir)]).toEqual([['director'], ['owner']]);
});

test('only an owner for good hands over, to a member, and keeps less', async () => {
  const { executive, director, member } = muster.organization.people;
  const second = await someone('owner');
  const rule = async (answer: Promise<{ body: { rule: string } }>) => (await answer).body.rule;
  expect(await rule(transfer(executive, director))).toBe('not-an-owner');
  expect(await rule(transfer(admin, director))).toBe('not-an-owner');
  expect(await rule(transfer(owner, second))).toBe('already-owner');
  expect(await rule(transfer(owner, owner))).toBe('already-owner');
  for (const keep of ['owner', 'executive', 'admin'] as const)
    expect(await rule(transfer(owner, director, { keep }))).toBe('keep-below-owner');
  await muster.database.query("update members set status = 'offboarded' where id = $1", [member.member]);
  expect(await rule(transfer(owner, member))).toBe('not-a-member');
  await change(owner, second, { expires_at: until });
  expect(await rule(transfer(second, director))).toBe('not-an-owner');
  expect([await rolesOf(owner), await rolesOf(director)]).toEqual([['owner'], ['director']]);
});
