import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGrant, grantRole, revokeGrant } from '#contract/members/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  owner = muster.organization.people.owner;
});
afterAll(() => muster.close());

const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
type NewRole = { role: 'manager' | 'director'; reason?: string; expires_at?: string | null };
const grant = (person: TestPerson, body: NewRole, key?: string) =>
  muster.as(owner)(grantRole, { params: of(person), body, ...(key ? { key } : {}) });
const unchecked = (person: TestPerson, body: object) =>
  muster.as(owner)(grantRole, { params: of(person), body: JSON.parse(JSON.stringify(body)) });
const change = (person: TestPerson, grant_id: string, version: number, body: object) =>
  muster.as(owner)(changeGrant, { params: { ...of(person), grant_id }, version, body });
const revoke = (person: TestPerson, grant_id: string, version: number) =>
  muster.as(owner)(revokeGrant, { params: { ...of(person), grant_id }, version });
const eventsOf = ({ member }: TestPerson) =>
  muster.database.query('select type, actor, changes, data from events where subject_id = $1 order by id', [
    member,
  ]);
const expire = (person: TestPerson, role: string) =>
  muster.database.query(
    "update role_grants set expires_at = now() - interval '1 s' where subject = $1 and role = $2",
    [person.sub, role],
  );

test('an owner grants a role with a reason and an end, and the trail tells of it', async () => {
  const person = await newcomer();
  const { status, body } = await grant(person, {
    ...{ role: 'manager', reason: ' Stands in for Ann ', expires_at: '2999-01-01T02:00:00+02:00' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: person.member, role: 'manager' });
  expect(body.grants[0]).toMatchObject({
    ...{ role: 'manager', project: null, reason: 'Stands in for Ann', expired: false, version: 1 },
    expires_at: '2999-01-01T00:00:00.000Z',
  });
  expect(await eventsOf(person)).toEqual([
    {
      ...{ type: 'grant.created', actor: owner.sub },
      changes: { role: [null, 'manager'], expires_at: [null, '2999-01-01T00:00:00.000Z'] },
      data: { grant_id: body.grants[0].id, reason: 'Stands in for Ann' },
    },
  ]);
});

test('the same key grants once and gets the same answer again', async () => {
  const person = await newcomer();
  const [first, second] = [
    await grant(person, { role: 'manager' }, 'k1'),
    await grant(person, { role: 'manager' }, 'k1'),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await eventsOf(person)).toHaveLength(1);
});

test('a role that is in force isn’t granted again, one that has expired gives way', async () => {
  const person = await newcomer();
  await grant(person, { role: 'manager', expires_at: '2999-01-01T00:00:00Z' });
  expect((await grant(person, { role: 'manager' })).body).toMatchObject({
    ...{ rule: 'grant-exists', fields: [{ field: 'role' }] },
  });
  await expire(person, 'manager');
  const { status, body } = await grant(person, { role: 'manager' });
  expect([status, body.role, body.grants.length]).toEqual([201, 'manager', 2]);
});

test('a role that was taken back can be granted anew', async () => {
  const person = await newcomer();
  const { body } = await grant(person, { role: 'manager' });
  expect((await revoke(person, body.grants[0].id, 1)).status).toBe(204);
  expect((await grant(person, { role: 'manager' })).status).toBe(201);
  expect((await eventsOf(person)).map(({ type }) => type)).toEqual([
    ...['grant.created', 'grant.revoked', 'grant.created'],
  ]);
});

test('role, reason and end of a role change, and the trail keeps what they were', async () => {
  const person = await newcomer();
  const { body } = await grant(person, { role: 'manager', reason: 'Trial' });
  const [{ id }] = body.grants;
  const changed = await change(person, id, 1, {
    role: 'director',
    reason: '',
    expires_at: '2999-01-01T00:00:00Z',
  });
  expect(changed.body).toMatchObject({ role: 'director' });
  expect(changed.body.grants[0]).toMatchObject({ id, role: 'director', reason: null, version: 2 });
  expect((await eventsOf(person)).at(-1)).toMatchObject({
    type: 'grant.changed',
    changes: {
      ...{ role: ['manager', 'director'], reason: ['Trial', null] },
      expires_at: [null, '2999-01-01T00:00:00.000Z'],
    },
  });
  expect((await change(person, id, 2, { role: 'director' })).body.grants[0].version).toBe(2);
});

test('changing a role into one that is held already is refused, unless that one has expired', async () => {
  const person = await newcomer();
  await grant(person, { role: 'director' });
  const { body } = await grant(person, { role: 'manager' });
  const { id } = body.grants.find(({ role }: { role: string }) => role === 'manager');
  expect((await change(person, id, 1, { role: 'director' })).body.rule).toBe('grant-exists');
  await expire(person, 'director');
  expect((await change(person, id, 1, { role: 'director' })).body.grants[0]).toMatchObject({
    id,
    role: 'director',
  });
});

test('an end in the past is refused, and so is a new role for one that has expired', async () => {
  const person = await newcomer();
  const past = { rule: 'expiry-in-the-past', fields: [{ field: 'expires_at' }] };
  expect((await grant(person, { role: 'manager', expires_at: '2001-01-01T00:00:00Z' })).body).toMatchObject(
    past,
  );
  const { body } = await grant(person, { role: 'manager' });
  const [{ id }] = body.grants;
  expect((await change(person, id, 1, { expires_at: '2001-01-01T00:00:00Z' })).body).toMatchObject(past);
  await expire(person, 'manager');
  expect((await change(person, id, 2, { role: 'director' })).body).toMatchObject(past);
  expect((await change(person, id, 2, { reason: 'Was a trial' })).status).toBe(200);
  expect((await change(person, id, 3, { expires_at: null })).body.role).toBe('manager');
});

test('whoever saw an older version of a role changes and takes back nothing', async () => {
  const person = await newcomer();
  const [{ id }] = (await grant(person, { role: 'manager' })).body.grants;
  await change(person, id, 1, { reason: 'Because' });
  expect([
    (await change(person, id, 1, { reason: 'No' })).status,
    (await revoke(person, id, 1)).status,
  ]).toEqual([412, 412]);
  const blind = await muster.as(owner)(revokeGrant, { params: { ...of(person), grant_id: id } });
  expect(blind.status).toBe(428);
});

test('people without an account, invited again or gone hold no roles', async () => {
  const { id } = muster.organization;
  const waiting = await insertRow(muster.database, 'members', { org_id: id, email: 'w@x.test', name: 'Wyn' });
  const gone = await newcomer();
  const back = await newcomer();
  await muster.database.query("update members set status = 'offboarded', archived_at = now() where id = $1", [
    gone.member,
  ]);
  await muster.database.query("update members set status = 'invited' where id = $1", [back.member]);
  for (const person of [{ ...gone, member: waiting }, gone, back])
    expect(await grant(person, { role: 'manager' })).toMatchObject({
      status: 422,
      body: { rule: 'not-a-member' },
    });
});

test.each([
  ['an unknown role', { role: 'king' }, 'role'],
  ['a role that is no text', { role: 6 }, 'role'],
  ['no role', {}, 'role'],
  ['an end that is no moment', { role: 'member', expires_at: 'tomorrow' }, 'expires_at'],
  ['a reason that is a book', { role: 'member', reason: 'x'.repeat(501) }, 'reason'],
])('%s is told beside its field', async (_, body, field) => {
  const answer = await unchecked(await newcomer(), body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ field }] } });
});

test('foreign people and roles answer exactly like missing ones, and so does a role of somebody else', async () => {
  const other = await makeOrganization(muster.database);
  const [theirs] = await muster.database.query<{ id: string }>(
    'select id from role_grants where subject = $1',
    [other.people.member.sub],
  );
  const person = await newcomer();
  const [{ id }] = (await grant(person, { role: 'manager' })).body.grants;
  const said = async (answer: Promise<{ status: number; body: { message: string; rule: string } }>) => {
    const { status, body } = await answer;
    return [status, body.message, body.rule];
  };
  const nobody = { ...person, member: randomUUID() };
  expect(await said(grant(other.people.member, { role: 'manager' }))).toEqual(
    await said(grant(nobody, { role: 'manager' })),
  );
  const missing = await said(change(person, randomUUID(), 1, { role: 'member' }));
  expect(missing).toEqual([404, "This role doesn't exist.", null]);
  expect(await said(change(person, theirs?.id ?? '', 1, { role: 'member' }))).toEqual(missing);
  expect(await said(change(other.people.member, theirs?.id ?? '', 1, { role: 'member' }))).toEqual(missing);
  expect(await said(revoke(other.people.member, theirs?.id ?? '', 1))).toEqual(missing);
  expect(await said(revoke(await newcomer(), id, 1))).toEqual(missing);
});
