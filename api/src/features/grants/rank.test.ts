import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { changeGrant, grantRole, revokeGrant } from '#contract/members/endpoints.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
beforeAll(async () => {
  muster = await openTestServer();
  people = muster.organization.people;
  await makePerson(muster.database, muster.organization.id, 'owner');
});
afterAll(() => muster.close());

const inside = () => ({ organization: muster.organization.id });
const someone = (role: Role = 'member') => makePerson(muster.database, muster.organization.id, role);
const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const grant = (by: TestPerson, to: TestPerson, role: Role, expires_at: string | null = null) =>
  muster.as(by)(grantRole, { ...inside(), params: of(to), body: { role, expires_at } });
const grantOf = async ({ sub }: TestPerson) => {
  const rows = await muster.database.query<{ id: string; version: number }>(
    'select id, version from role_grants where subject = $1 order by id',
    [sub],
  );
  return { grant_id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 };
};
const change = async (
  by: TestPerson,
  whose: TestPerson,
  body: { role?: Role; expires_at?: string | null; reason?: string },
) => {
  const { grant_id, version } = await grantOf(whose);
  return muster.as(by)(changeGrant, { ...inside(), params: { ...of(whose), grant_id }, version, body });
};
const revoke = async (by: TestPerson, whose: TestPerson) => {
  const { grant_id, version } = await grantOf(whose);
  return muster.as(by)(revokeGrant, { ...inside(), params: { ...of(whose), grant_id }, version });
};
const rolesOf = async ({ sub }: TestPerson) =>
  (
    await muster.database.query('select role::text from role_grants where subject = $1 order by role', [sub])
  ).map(({ role }) => role);
const above = { status: 422, body: { rule: 'above-own-rank', fields: [{ field: 'role' }] } };
const self = { status: 422, body: { rule: 'self-promotion', fields: [{ field: 'role' }] } };

test.each<[Role, Role[], Role[]]>([
  ['owner', ['member', 'coordinator', 'manager', 'director', 'owner'], ['executive', 'admin']],
  ['executive', ['owner', 'executive'], ['admin']],
  ['admin', ['executive', 'admin'], []],
])('as %s one grants up to one’s own rank', async (caller, granted, refused) => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  await muster.database.query('delete from role_grants where subject = $1', [person.sub]);
  for (const role of refused) expect(await grant(people[caller], person, role)).toMatchObject(above);
  expect(await rolesOf(person)).toEqual([]);
  for (const role of granted) expect((await grant(people[caller], person, role)).status, role).toBe(201);
});

test('a director, who may not grant at all, is refused before a rule is asked', async () => {
  expect(await grant(people.director, await someone(), 'member')).toMatchObject({
    ...{ status: 403, body: { rule: 'no-rule-allows' } },
  });
});

test('an owner neither lowers, lengthens, explains nor takes back the role of an executive', async () => {
  const executive = await someone('executive');
  for (const body of [
    { role: 'member' as const },
    { expires_at: '2999-01-01T00:00:00Z' },
    { reason: 'Mine' },
  ])
    expect(await change(people.owner, executive, body)).toMatchObject(above);
  expect(await revoke(people.owner, executive)).toMatchObject(above);
  expect(await rolesOf(executive)).toEqual(['executive']);
});

test('an owner raises nobody above themselves by changing a role', async () => {
  const person = await someone();
  expect(await change(people.owner, person, { role: 'executive' })).toMatchObject(above);
  expect((await change(people.owner, person, { role: 'owner' })).status).toBe(200);
});

test('nobody grants themselves a role, not even one that they hold by rank', async () => {
  expect(await grant(people.owner, people.owner, 'admin')).toMatchObject(self);
  expect(await grant(people.owner, people.owner, 'executive')).toMatchObject(self);
  expect(await grant(people.owner, people.owner, 'director')).toMatchObject(self);
  expect(await rolesOf(people.owner)).toEqual(['owner']);
});

test('one’s own role is never raised or lengthened, but lowered, shortened and given up', async () => {
  const owner = await someone('owner');
  expect(await change(owner, owner, { role: 'executive' })).toMatchObject(self);
  expect((await change(owner, owner, { expires_at: '2999-01-01T00:00:00Z' })).status).toBe(200);
  expect(await change(owner, owner, { expires_at: null })).toMatchObject(self);
  expect(await change(owner, owner, { expires_at: '2999-01-02T00:00:00Z' })).toMatchObject(self);
  expect((await change(owner, owner, { expires_at: '2998-01-01T00:00:00Z' })).status).toBe(200);
  const other = await someone('owner');
  expect((await change(other, other, { role: 'director' })).status).toBe(200);
  expect((await change(other, other, { role: 'owner' })).status).toBe(403);
  expect((await revoke(owner, owner)).status).toBe(204);
});

test('an administrator of one organization does everything in it but make or unmake administrators', async () => {
  const local = await someone('admin');
  const another = await someone('admin');
  const person = await someone();
  expect(await grant(local, person, 'admin')).toMatchObject(above);
  expect(await change(local, person, { role: 'admin' })).toMatchObject(above);
  expect(await revoke(local, another)).toMatchObject(above);
  expect((await grant(local, person, 'executive')).status).toBe(201);
  expect((await revoke(people.admin, another)).status).toBe(204);
  expect((await revoke(local, local)).status).toBe(204);
});

test('rank of another organization counts for nothing', async () => {
  const other = await makeOrganization(muster.database);
  await muster.database.query(
    "insert into role_grants (org_id, subject, role) values ($1, $2, 'executive')",
    [other.id, people.owner.sub],
  );
  expect(await grant(people.owner, await someone(), 'executive')).toMatchObject(above);
  await muster.database.query('delete from role_grants where org_id = $1 and subject = $2', [
    other.id,
    people.owner.sub,
  ]);
});

test('somebody of another organization, or of none, reaches nobody’s roles', async () => {
  const stranger = (await makeOrganization(muster.database)).people.owner;
  expect((await grant(stranger, people.member, 'owner')).status).toBe(404);
  expect((await revoke(stranger, people.member)).status).toBe(404);
});
