import { expect, test } from 'vitest';
import { removeMember } from '#contract/members/endpoints.ts';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makePerson, makeStranger, type TestPerson } from '../../../test/people.ts';

const desk = openInvitationDesk();
const accept = (person: TestPerson, invitation_id: string) =>
  desk.muster.as(person)(mine.acceptInvitation, { params: { invitation_id } });
const grantsOf = ({ sub }: TestPerson) =>
  desk.muster.database.query('select role::text from role_grants where subject = $1', [sub]);

test('nobody invites their own address onto a team, which would outlast the role that lets them', async () => {
  const overseer = makeStranger('overseer@example.org');
  await desk.muster.database.query("insert into root_grants (subject, role) values ($1, 'executive')", [
    overseer.sub,
  ]);
  const answer = await desk.invite([{ email: 'Overseer@example.org', role: 'executive' }], {}, overseer);
  expect(answer).toMatchObject({
    status: 422,
    body: { rule: 'self-promotion', fields: [{ field: 'invitations.0.email' }] },
  });
  expect(await grantsOf(overseer)).toEqual([]);
});

test('nobody accepts an invitation of their own making, by whatever address', async () => {
  const owner = await makePerson(desk.muster.database, desk.muster.organization.id, 'owner');
  await desk.muster.database.query(
    "update role_grants set expires_at = now() + interval '1 hour' where subject = $1",
    [owner.sub],
  );
  const { body } = await desk.invite([{ email: 'second@example.org', role: 'owner' }], {}, owner);
  const [{ id }] = body.data;
  const params = { member_id: owner.member ?? '' };
  expect((await desk.muster.as(owner)(removeMember, { params, version: 1 })).status).toBe(204);
  const { sub, name } = owner;
  const later = { sub, name, email: 'second@example.org', email_verified: true };
  const token = await desk.muster.provider.sign({ ...later, iat: Math.floor(Date.now() / 1000) + 1 });
  const answer = await desk.muster.server.http.inject({
    ...{ method: 'POST', url: `/api/users/me/invitations/${id}/accept` },
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.json().rule]).toEqual([422, 'self-promotion']);
  expect(await grantsOf(owner)).toEqual([]);
  const other = makeStranger('second@example.org');
  expect((await accept(other, id)).status).toBe(200);
});
