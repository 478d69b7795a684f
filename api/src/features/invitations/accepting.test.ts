import pg from 'pg';
import { expect, test } from 'vitest';
import { listInvitations } from '#contract/invitations/endpoints.ts';
import { listProjects, readProject } from '#contract/projects/endpoints.ts';
import { readCurrentUser, readPermissions } from '#contract/users/endpoints.ts';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makeOrganization, makeStranger, type TestPerson } from '../../../test/people.ts';

const desk = openInvitationDesk();
const accept = (person: TestPerson, invitation_id: string, key?: string) =>
  desk.muster.as(person)(mine.acceptInvitation, { params: { invitation_id }, ...(key ? { key } : {}) });
const grantsOf = ({ sub }: TestPerson) =>
  desk.muster.database.query(
    'select role, project_id, domain, reason, created_by from role_grants where subject = $1',
    [sub],
  );

test('whoever accepts is on the team with the role from the next request on', async () => {
  const { person, id } = await desk.inviteStranger('ann', { name: 'Ann Archer' });
  const { id: organization } = desk.muster.organization;
  const before = await desk.muster.as(person)(listProjects, { organization });
  expect(before.status).toBe(404);
  const { status, body } = await accept(person, id);
  expect(status).toBe(200);
  expect(body.organization.id).toBe(organization);
  expect((await desk.muster.as(person)(listProjects)).status).toBe(200);
  expect((await desk.muster.as(person)(readPermissions)).body.data.g).toEqual([
    ['g', person.sub, 'manager', `/org/${organization}`],
  ]);
  expect(await desk.member(person.email)).toMatchObject({
    status: 'active',
    user_sub: person.sub,
    name: 'Ann Archer',
  });
  expect(await grantsOf(person)).toMatchObject([
    { role: 'manager', project_id: null, created_by: desk.owner.sub },
  ]);
});

test('the trail tells of the acceptance, of the member and of the role, with the inviter as its reason', async () => {
  const { person, id } = await desk.inviteStranger('bo');
  await accept(person, id);
  const member = await desk.member(person.email);
  expect(await desk.events(id)).toMatchObject([
    { type: 'invitation.created' },
    { type: 'invitation.accepted', actor_name: person.name, changes: { status: ['pending', 'accepted'] } },
  ]);
  expect(await desk.events(String(member?.id))).toMatchObject([
    { type: 'member.invited' },
    { type: 'member.joined', changes: { status: ['invited', 'active'] } },
    {
      type: 'grant.created',
      changes: { role: [null, 'manager'] },
      data: { invitation_id: id, reason: `Invited by ${desk.owner.name}` },
    },
  ]);
});

test('the team sees who has accepted', async () => {
  const { person, id } = await desk.inviteStranger('cy');
  await accept(person, id);
  const { body } = await desk.muster.as(desk.owner)(listInvitations, {
    query: { status: ['accepted'], q: 'cy@' },
  });
  expect(body.data).toMatchObject([{ id, status: 'accepted', answered_at: expect.any(String) }]);
});

test('somebody without an organization works in this one afterwards; somebody with one stays in theirs', async () => {
  const { person, id } = await desk.inviteStranger('dot');
  await accept(person, id);
  const { id: organization } = desk.muster.organization;
  expect((await desk.muster.as(person)(readCurrentUser)).body.current_org.id).toBe(organization);
  const elsewhere = await makeOrganization(desk.muster.database);
  const { director } = elsewhere.people;
  const { body } = await desk.invite([{ email: director.email, role: 'member' }]);
  expect((await accept(director, body.data[0].id)).status).toBe(200);
  expect((await desk.muster.as(director)(readCurrentUser)).body.current_org.id).toBe(elsewhere.id);
});

test('whoever was called by their address alone gets the name of their account', async () => {
  const { person, id } = await desk.inviteStranger('em');
  expect(await desk.member(person.email)).toMatchObject({ name: 'em' });
  await accept(person, id);
  expect(await desk.member(person.email)).toMatchObject({ name: 'em Person' });
});

test('an invitation to a project gives a role there and makes a member of the organization, who finds it', async () => {
  const project = await makeProject(desk.muster.database, desk.muster.organization, { name: 'Harbour' });
  const { person, id } = await desk.inviteStranger('flo', { role: 'coordinator', project_id: project });
  const read = await desk.muster.as(person)(mine.readMyInvitation, { params: { invitation_id: id } });
  expect(read.body.project).toEqual({ id: project, name: 'Harbour' });
  await accept(person, id);
  expect(await grantsOf(person)).toMatchObject([
    { role: 'member', project_id: null },
    { role: 'coordinator', project_id: project },
  ]);
  expect((await desk.muster.as(person)(readProject, { params: { project_id: project } })).status).toBe(200);
  const { body: found } = await desk.muster.as(person)(listProjects);
  expect(found.data.map(({ id }: { id: string }) => id)).toEqual([project]);
});

test('the invited address is the person’s in any capitals', async () => {
  const { person, id } = await desk.inviteStranger('gil');
  const shouting = { ...person, email: person.email.toUpperCase() };
  expect((await accept(shouting, id)).status).toBe(200);
});

test('accepted twice at the same instant it gives one role, and the second is told', async () => {
  const { person, id } = await desk.inviteStranger('hal');
  await desk.muster.as(person)(readCurrentUser);
  const gate = new pg.Client(desk.muster.database.url);
  await gate.connect();
  await gate.query('begin; select from invitations for update');
  const both = Promise.all([accept(person, id), accept(person, id)]);
  const waiting = () =>
    desk.muster.database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(waiting).toHaveLength(2);
  await gate.query('commit');
  await gate.end();
  const answers = await both;
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.rule).toBe('invitation-used');
  expect(await grantsOf(person)).toHaveLength(1);
});

test('the same acceptance by the same key is answered the same', async () => {
  const { person, id } = await desk.inviteStranger('ida');
  const answers = [await accept(person, id, 'accept'), await accept(person, id, 'accept')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await grantsOf(person)).toHaveLength(1);
});

test('an invitation stands although its inviter has lost the right meanwhile, until somebody withdraws it', async () => {
  const { database, organization } = desk.muster;
  const { director } = organization.people;
  await database.query("insert into role_grants (org_id, subject, role) values ($1, $2, 'owner')", [
    organization.id,
    director.sub,
  ]);
  const { body } = await desk.invite([{ email: 'joy@example.org', role: 'owner' }], {}, director);
  await database.query("delete from role_grants where subject = $1 and role = 'owner'", [director.sub]);
  expect((await accept(makeStranger('joy@example.org'), body.data[0].id)).status).toBe(200);
});
