import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers, readMember, removeMember } from '#contract/members/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { listMyOrganizations, readCurrentUser } from '#contract/users/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openSecondServer, type SecondServer } from '../../../test/second-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let second: SecondServer;
let people: TestServer['organization']['people'];
let here: string;
beforeAll(async () => {
  muster = await openTestServer();
  second = await openSecondServer(muster);
  people = muster.organization.people;
  here = muster.organization.id;
});
afterAll(async () => {
  await second.close();
  await muster.close();
});

const someone = () => makePerson(muster.database, here, 'manager');
const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const remove = (person: TestPerson, by = people.owner, version = 1) =>
  muster.as(by)(removeMember, { organization: here, params: of(person), version });
const read = async (person: TestPerson) =>
  (await muster.as(people.owner)(readMember, { params: of(person) })).body;
const grantsOf = ({ sub }: TestPerson) =>
  muster.database.query('select role::text from role_grants where subject = $1', [sub]);

test('to a removed person the organization is gone with the very next request, in every process', async () => {
  const person = await someone();
  for (const { as } of [muster, second]) {
    expect((await as(person)(listProjects, { organization: here })).status).toBe(200);
    expect((await as(person)(listMembers)).status).toBe(200);
  }
  expect((await remove(person)).status).toBe(204);
  for (const { as } of [second, muster]) {
    const gone = await as(person)(listProjects, { organization: here });
    const missing = await as(person)(listProjects, { organization: randomUUID() });
    const { request_id, ...said } = missing.body;
    expect(gone).toMatchObject({ status: 404, body: said });
    expect((await as(person)(listMembers)).body.rule).toBe('organization-required');
    expect((await as(person)(listMyOrganizations)).body).toEqual([]);
    expect((await as(person)(readCurrentUser)).body).toMatchObject({ current_org: null });
  }
  const chosen = await muster.database.query('select current_org_id from users where sub = $1', [person.sub]);
  expect(chosen).toEqual([{ current_org_id: null }]);
});

test('every role in the organization and its projects goes, the trail keeps them, and the time stays', async () => {
  const person = await someone();
  const project = await makeProject(muster.database, muster.organization);
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id, reason) values ($1, $2, 'director', $3, 'Site')",
    [here, person.sub, project],
  );
  const entry = await makeEntry(muster.database, muster.organization, {
    member_id: person.member,
    project_id: project,
  });
  await remove(person);
  expect(await grantsOf(person)).toEqual([]);
  const [today] = await muster.database.query<{ day: string }>(
    "select (now() at time zone 'Europe/London')::date::text as day",
  );
  expect(await read(person)).toMatchObject({
    ...{ status: 'offboarded', end_date: today?.day, role: null, grants: [], version: 2 },
    archived_at: expect.any(String),
  });
  expect(await muster.database.query('select id from activity_entries where id = $1', [entry])).toHaveLength(
    1,
  );
  const [event] = await muster.database.query(
    'select type, changes, data from events where subject_id = $1',
    [person.member],
  );
  expect(event).toMatchObject({
    ...{
      type: 'member.removed',
      changes: { status: ['active', 'offboarded'], end_date: [null, today?.day] },
    },
    data: {
      grants: [
        { role: 'manager', project_id: null, reason: null, expires_at: null },
        { role: 'director', project_id: project, reason: 'Site' },
      ],
    },
  });
});

test('what the person holds and has chosen in another organization stays theirs', async () => {
  const other = await makeOrganization(muster.database);
  const person = await someone();
  await muster.database.query("insert into role_grants (org_id, subject, role) values ($1, $2, 'member')", [
    other.id,
    person.sub,
  ]);
  await muster.database.query('update users set current_org_id = $1 where sub = $2', [other.id, person.sub]);
  await remove(person);
  expect((await muster.as(person)(listProjects)).status).toBe(200);
  expect(await grantsOf(person)).toEqual([{ role: 'member' }]);
});

test('the database clears nobody’s choice of an organization in which they still hold a role', async () => {
  const { manager } = people;
  const scope = { organization: here, sub: people.owner.sub, writes: true };
  await muster.server.databases.within(scope, (db) =>
    sql`select leave_current_organization(${manager.sub})`.execute(db),
  );
  expect((await muster.as(manager)(listMembers)).status).toBe(200);
});

test('an owner removes themselves while another one stays', async () => {
  const owner = await makePerson(muster.database, here, 'owner');
  expect((await remove(owner, owner)).status).toBe(204);
  expect((await remove(people.owner, people.owner)).body.rule).toBe('last-owner');
});

test('nobody removes a person who ranks above them, in the organization or in one of its projects', async () => {
  const project = await makeProject(muster.database, muster.organization);
  const person = await someone();
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'executive', $3)",
    [here, person.sub, project],
  );
  for (const above of [people.executive, person])
    expect(await remove(above)).toMatchObject({ status: 422, body: { rule: 'above-own-rank' } });
  await muster.database.query(
    "update role_grants set expires_at = now() where subject = $1 and role = 'executive'",
    [person.sub],
  );
  expect((await remove(person)).status).toBe(204);
  const local = await makePerson(muster.database, here, 'admin');
  expect((await remove(local, people.executive)).body.rule).toBe('above-own-rank');
  expect((await remove(local, people.admin)).status).toBe(204);
});

test('a director removes nobody', async () => {
  expect((await remove(people.member, people.director)).status).toBe(403);
});

test('an older version removes nobody, and somebody who has left or belongs elsewhere isn’t there', async () => {
  const person = await someone();
  expect((await remove(person, people.owner, 7)).status).toBe(412);
  expect((await remove(person)).status).toBe(204);
  const gone = await remove(person, people.owner, 2);
  const foreign = await remove((await makeOrganization(muster.database)).people.member);
  const missing = await remove({ ...person, member: randomUUID() });
  for (const { status, body } of [gone, foreign, missing])
    expect([status, body.message]).toEqual([404, "This person doesn't exist."]);
});

const waiting = async (fields: object, status_before: string | null) => {
  const email = `${randomUUID()}@x.test`;
  const member = await insertRow(muster.database, 'members', { org_id: here, email, name: 'Wyn', ...fields });
  const invitation = await insertRow(muster.database, 'invitations', {
    ...{ org_id: here, member_id: member, email, name: 'Wyn', role: 'member', status_before },
    ...{ expires_at: '2999-01-01', lives_days: 14 },
  });
  return { ...people.member, member, invitation };
};

test('whoever only waits for an invitation loses it and was never on the team', async () => {
  const person = await waiting({}, null);
  expect((await remove(person)).status).toBe(204);
  const [invitation] = await muster.database.query('select outcome::text from invitations where id = $1', [
    person.invitation,
  ]);
  expect(invitation).toEqual({ outcome: 'withdrawn' });
  expect(await read(person)).toMatchObject({ status: 'invited', invitation_id: null, end_date: null });
  for (const status of ['invited', 'offboarded'] as const) {
    const { body } = await muster.as(people.owner)(listMembers, { query: { status: [status], q: 'Wyn' } });
    expect(body.data).toEqual([]);
  }
  const events = await muster.database.query(
    'select type, changes from events where subject_id = any($1) order by id',
    [[person.member, person.invitation]],
  );
  expect(events).toEqual([
    { type: 'invitation.withdrawn', changes: { status: ['pending', 'withdrawn'] } },
    { type: 'member.removed', changes: {} },
  ]);
});

test('whoever was on the team before they were invited again has left', async () => {
  const person = await waiting({ employment: 'placeholder' }, 'active');
  expect((await remove(person)).status).toBe(204);
  expect(await read(person)).toMatchObject({ status: 'offboarded', invitation_id: null });
});
