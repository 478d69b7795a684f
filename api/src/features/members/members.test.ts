import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers, readMember, updateMember } from '#contract/members/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
beforeAll(async () => {
  muster = await openTestServer();
  people = muster.organization.people;
});
afterAll(() => muster.close());

const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const read = async (person: TestPerson) =>
  (await muster.as(people.owner)(readMember, { params: of(person) })).body;
const change = (person: TestPerson, version: number, body: object, by = people.owner) =>
  muster.as(by)(updateMember, { params: of(person), version, body });

test('a person of the team is shown with every role, in the organization and in its projects', async () => {
  const { manager } = people;
  const project = await makeProject(muster.database, muster.organization, { name: 'Night watch' });
  await muster.database.query(
    `insert into role_grants (org_id, subject, role, project_id, reason, expires_at) values
     ($1, $2, 'director', $3, 'Handover', '2001-02-03T04:05:06Z')`,
    [muster.organization.id, manager.sub, project],
  );
  const { status, body } = await muster.as(people.coordinator)(readMember, { params: of(manager) });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ id: manager.member, name: manager.name, email: manager.email, role: 'manager', status: 'active' },
    ...{ has_account: true, is_me: false, invitation_id: null, version: 1, archived_at: null },
    grants: [
      { role: 'manager', project: null, reason: null, expires_at: null, expired: false, version: 1 },
      {
        ...{ role: 'director', project: { id: project, name: 'Night watch' }, reason: 'Handover' },
        ...{ expires_at: '2001-02-03T04:05:06.000Z', expired: true },
      },
    ],
  });
});

test('whoever holds roles in projects alone, or only expired ones, has no role in the organization', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'director');
  await muster.database.query(
    "update role_grants set expires_at = now() - interval '1 s' where subject = $1",
    [person.sub],
  );
  expect(await read(person)).toMatchObject({ role: null, grants: [{ role: 'director', expired: true }] });
});

test('the caller is told which person they are', async () => {
  expect(await read(people.owner)).toMatchObject({ is_me: true });
  expect(await read(people.member)).toMatchObject({ is_me: false });
});

test('a member may not see the team, a coordinator may, and only an owner may change it', async () => {
  expect((await muster.as(people.member)(listMembers)).status).toBe(403);
  expect((await muster.as(people.coordinator)(listMembers)).status).toBe(200);
  expect((await change(people.member, 1, { name: 'Ann' }, people.director)).status).toBe(403);
});

test('an owner changes what is said of a person, and the event tells it field by field', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  const { status, body } = await change(person, 1, {
    ...{ name: ' Ann Ash ', position: 'Guard', department: '', employment: 'contractor' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ name: 'Ann Ash', position: 'Guard', department: null, employment: 'contractor', version: 2 },
  });
  const events = await muster.database.query(
    'select type, actor, changes from events where subject_id = $1',
    [person.member],
  );
  expect(events).toEqual([
    {
      type: 'member.changed',
      actor: people.owner.sub,
      changes: {
        name: [person.name, 'Ann Ash'],
        position: [null, 'Guard'],
        employment: ['employee', 'contractor'],
      },
    },
  ]);
});

test('a change that changes nothing writes nothing', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  const { body } = await change(person, 1, { name: person.name, position: '' });
  expect(body.version).toBe(1);
});

test('whoever saw an older version is told so, and asked for the version if they send none', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  await change(person, 1, { name: 'First' });
  expect(await change(person, 1, { name: 'Second' })).toMatchObject({ status: 412, body: { code: 'stale' } });
  const blind = await muster.as(people.owner)(updateMember, { params: of(person), body: { name: 'Third' } });
  expect(blind.status).toBe(428);
  expect((await read(person)).name).toBe('First');
});

test('somebody with an account is no placeholder', async () => {
  expect((await change(people.member, 1, { employment: 'placeholder' })).body).toMatchObject({
    ...{ rule: 'placeholder-has-account', fields: [{ field: 'employment' }] },
  });
});

test('bad input is told field by field', async () => {
  const { status, body } = await change(people.member, 1, {
    ...{ name: ' ', position: 'x'.repeat(121), employment: 'robot' },
  });
  expect(status).toBe(422);
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'position',
    'employment',
  ]);
});

test('nothing but the named fields can be changed', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  await change(person, 1, {
    user_sub: people.owner.sub,
    status: 'offboarded',
    email: 'x@y.test',
    org_id: randomUUID(),
  });
  expect(await read(person)).toMatchObject({ email: person.email, status: 'active', has_account: true });
});

test('a foreign person answers exactly like a missing one', async () => {
  const other = await makeOrganization(muster.database);
  const missing = await muster.as(people.owner)(readMember, { params: { member_id: randomUUID() } });
  const foreign = await muster.as(people.owner)(readMember, { params: of(other.people.member) });
  const { request_id, ...said } = missing.body;
  expect([missing.status, said]).toMatchObject([404, { message: "This person doesn't exist." }]);
  expect(foreign).toMatchObject({ status: 404, body: said });
  expect(await change(other.people.member, 1, { name: 'Mine' })).toMatchObject({ status: 404, body: said });
});

test('somebody who waits for an invitation is shown with it', async () => {
  const { id } = muster.organization;
  const member = await insertRow(muster.database, 'members', {
    org_id: id,
    email: 'pat@x.test',
    name: 'Pat',
  });
  const invitation = await insertRow(muster.database, 'invitations', {
    ...{ org_id: id, member_id: member, email: 'pat@x.test', name: 'Pat', role: 'member' },
    ...{ expires_at: '2999-01-01', lives_days: 14 },
  });
  const { body } = await muster.as(people.owner)(readMember, { params: { member_id: member } });
  expect(body).toMatchObject({
    ...{ invitation_id: invitation, has_account: false, status: 'invited', role: null, grants: [] },
  });
});
