import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withdrawInvitation } from '#contract/invitations/endpoints.ts';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makeStranger, type TestPerson } from '../../../test/people.ts';

const desk = openInvitationDesk();
const accept = (person: TestPerson, invitation_id: string) =>
  desk.muster.as(person)(mine.acceptInvitation, { params: { invitation_id } });
const decline = (person: TestPerson, invitation_id: string) =>
  desk.muster.as(person)(mine.declineInvitation, { params: { invitation_id } });
const read = (person: TestPerson, invitation_id: string) =>
  desk.muster.as(person)(mine.readMyInvitation, { params: { invitation_id } });

/** All that an answer could have changed. */
const stateOf = (id: string) =>
  desk.muster.database.query(
    `select i.outcome, i.version, m.status, m.user_sub, m.archived_at, m.version as member_version,
       (select count(*)::int from role_grants) as grants, (select count(*)::int from events) as events
     from invitations i join members m on m.org_id = i.org_id and m.id = i.member_id where i.id = $1`,
    [id],
  );

/** Neither accepting nor declining works, both for the reason named, and nothing changes. */
const refuses = async (person: TestPerson, id: string, rule: string, sentence: string) => {
  const before = await stateOf(id);
  for (const answer of [await accept(person, id), await decline(person, id)]) {
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ rule, message: expect.stringContaining(sentence) });
  }
  expect(await stateOf(id)).toEqual(before);
};

test('another person is told whom the invitation is for, as far as the owner of the address needs it', async () => {
  const { id } = await desk.inviteStranger('abigail');
  const other = makeStranger('mallory@example.net');
  await refuses(other, id, 'invitation-for-another', 'a…@example.org');
  const { status, body } = await read(other, id);
  expect([status, body.rule]).toEqual([422, 'invitation-for-another']);
  expect(body.message).toContain('signed in as mallory@example.net');
  expect(JSON.stringify(body)).not.toContain('abigail');
});

test('an address that nobody has verified accepts nothing, and finds nothing', async () => {
  const { person, id } = await desk.inviteStranger('bea');
  const impostor = { ...makeStranger(person.email), verified: false };
  await refuses(impostor, id, 'email-not-verified', 'confirm it where you sign in');
  expect((await read(impostor, id)).body.rule).toBe('email-not-verified');
  expect((await desk.muster.as(impostor)(mine.listMyInvitations)).body.data).toEqual([]);
});

test('a letter that is merely lowered like one of the address makes no addressee', async () => {
  const { person, id } = await desk.inviteStranger('kay');
  const kelvin = makeStranger(person.email.replace('k', '\u212a'));
  await refuses(kelvin, id, 'invitation-for-another', 'a…@example.org'.replace('a', 'k'));
  expect((await desk.muster.as(kelvin)(mine.listMyInvitations)).body.data).toEqual([]);
});

test('an invitation that has been used is used', async () => {
  const { person, id } = await desk.inviteStranger('cal');
  await accept(person, id);
  await refuses(person, id, 'invitation-used', 'accepted this invitation already');
  expect((await read(person, id)).body.status).toBe('accepted');
});

test('a declined invitation can’t be accepted after all', async () => {
  const { person, id } = await desk.inviteStranger('dee');
  expect((await decline(person, id)).status).toBe(204);
  await refuses(person, id, 'invitation-used', 'declined this invitation');
});

test('an expired invitation says so', async () => {
  const { person, id } = await desk.inviteStranger('eli');
  await desk.expire(id);
  await refuses(person, id, 'invitation-expired', 'send it again');
  expect((await read(person, id)).body.status).toBe('expired');
});

test('a withdrawn invitation says so', async () => {
  const { person, id, version } = await desk.inviteStranger('fay');
  await desk.muster.as(desk.owner)(withdrawInvitation, { params: { invitation_id: id }, version });
  await refuses(person, id, 'invitation-withdrawn', 'was withdrawn');
});

test('a missing invitation isn’t found, whoever asks for it', async () => {
  for (const person of [desk.owner, makeStranger('new@example.org')]) {
    for (const answer of [accept, decline, read])
      expect((await answer(person, randomUUID())).status).toBe(404);
  }
  expect((await accept(desk.owner, 'nonsense')).status).toBe(404);
});

test('an invitation to a project that was archived meanwhile says so', async () => {
  const { database, organization } = desk.muster;
  const project_id = await makeProject(database, organization, { name: 'Old harbour' });
  const { person, id } = await desk.inviteStranger('gus', { project_id });
  await database.query("update projects set status = 'archived', archived_at = now() where id = $1", [
    project_id,
  ]);
  const before = await stateOf(id);
  const { body } = await accept(person, id);
  expect(body).toMatchObject({ rule: 'project-archived', message: expect.stringContaining('Old harbour') });
  expect(await stateOf(id)).toEqual(before);
  const again = await desk.invite([{ email: 'other@example.org', role: 'member', project_id }]);
  expect(again.body).toMatchObject({
    rule: 'project-archived',
    fields: [{ field: 'invitations.0.project_id' }],
  });
});

test('an invitation to an organization that was archived meanwhile says so', async () => {
  const { database, organization } = desk.muster;
  const { person, id } = await desk.inviteStranger('hope');
  await database.query(
    "update organizations set status = 'archived', archived_at = now() where org_id = $1",
    [organization.id],
  );
  expect((await accept(person, id)).body.rule).toBe('organization-archived');
  expect((await desk.muster.as(person)(mine.listMyInvitations)).body.data).toEqual([]);
  await database.query("update organizations set status = 'active', archived_at = null where org_id = $1", [
    organization.id,
  ]);
});

test('somebody on the team under another address is told that they are', async () => {
  const { manager } = desk.muster.organization.people;
  const { body } = await desk.invite([{ email: 'alias@example.org', role: 'owner' }]);
  const { id } = body.data[0];
  const alias = { ...manager, sub: manager.sub, email: 'alias@example.org' };
  const before = await stateOf(id);
  const token = await desk.muster.provider.sign({ ...alias, email_verified: true });
  const answer = await desk.muster.server.http.inject({
    method: 'POST',
    url: `/api/users/me/invitations/${id}/accept`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json()).toMatchObject({
    rule: 'already-member',
    message: expect.stringContaining(manager.email),
  });
  expect(await stateOf(id)).toEqual(before);
});

test('nobody accepts for the organization whose people invite, not even its owner', async () => {
  const { id } = await desk.inviteStranger('ivy');
  await refuses(desk.owner, id, 'invitation-for-another', 'i…@example.org');
});
