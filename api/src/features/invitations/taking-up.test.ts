import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { resendInvitation, withdrawInvitation } from '#contract/invitations/endpoints.ts';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makeStranger, type TestPerson } from '../../../test/people.ts';

const desk = openInvitationDesk();
const answer = (
  person: TestPerson,
  endpoint: typeof mine.acceptInvitation | typeof mine.declineInvitation,
  id: string,
) => desk.muster.as(person)(endpoint, { params: { invitation_id: id } });
const withdraw = (id: string, version: number) =>
  desk.muster.as(desk.owner)(withdrawInvitation, { params: { invitation_id: id }, version });

/** Somebody whom the team knows already, by columns of the row. */
const known = async (email: string, fields: Record<string, unknown> = {}) => {
  const row = {
    org_id: desk.muster.organization.id,
    email,
    name: 'Known Before',
    status: 'active',
    ...fields,
  };
  const names = Object.keys(row);
  const [made] = await desk.muster.database.query<{ id: string }>(
    `insert into members (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return made?.id ?? '';
};

test('a placeholder of an import becomes the person, with the time that was logged for them', async () => {
  const id = await known('pat@example.org', { employment: 'placeholder' });
  const { person, id: invitation } = await desk.inviteStranger('pat', { name: 'Somebody Else' });
  expect(await desk.member(person.email)).toMatchObject({ id, status: 'invited', name: 'Known Before' });
  await answer(person, mine.acceptInvitation, invitation);
  expect(await desk.member(person.email)).toMatchObject({
    ...{ id, status: 'active', employment: 'employee', user_sub: person.sub, name: 'Known Before' },
  });
});

test('a placeholder whose invitation comes to nothing is a placeholder again', async () => {
  const id = await known('quin@example.org', { employment: 'placeholder' });
  const { person, id: invitation } = await desk.inviteStranger('quin');
  await answer(person, mine.declineInvitation, invitation);
  expect(await desk.member(person.email)).toMatchObject({
    ...{ id, status: 'active', employment: 'placeholder', archived_at: null, user_sub: null },
  });
});

test('somebody new whose invitation comes to nothing goes to the archive, and can be invited again', async () => {
  const first = await desk.inviteStranger('rae');
  await answer(first.person, mine.declineInvitation, first.id);
  const archived = await desk.member(first.person.email);
  expect(archived).toMatchObject({ status: 'invited', archived_at: expect.any(Date) });
  const second = await desk.inviteStranger('rae');
  expect(await desk.member(first.person.email)).toMatchObject({ id: archived?.id, archived_at: null });
  await withdraw(second.id, second.version);
  expect(await desk.member(first.person.email)).toMatchObject({ archived_at: archived?.archived_at });
});

test('whoever was on the team before gets their old place, and is away from it until they accept', async () => {
  const person = makeStranger('sol@example.org');
  const left = {
    user_sub: person.sub,
    status: 'offboarded',
    end_date: '2099-01-01',
    archived_at: '2026-01-02T00:00:00Z',
  };
  const id = await known(person.email, left);
  const { body } = await desk.invite([{ email: person.email, role: 'member' }]);
  expect(await desk.member(person.email)).toMatchObject({ id, status: 'invited', archived_at: null });
  const organization = desk.muster.organization.id;
  expect((await desk.muster.as(person)(mine.listMyInvitations, { organization })).status).toBe(404);
  await answer(person, mine.acceptInvitation, body.data[0].id);
  expect(await desk.member(person.email)).toMatchObject({
    id,
    status: 'active',
    end_date: null,
    archived_at: null,
  });
});

test('whoever has left stays gone when the invitation is withdrawn', async () => {
  const id = await known('tam@example.org', { status: 'offboarded', archived_at: '2026-01-02T00:00:00Z' });
  const invitation = await desk.inviteStranger('tam');
  expect((await withdraw(invitation.id, invitation.version)).status).toBe(204);
  const member = await desk.member('tam@example.org');
  expect(member).toMatchObject({ id, status: 'offboarded', archived_at: new Date('2026-01-02T00:00:00Z') });
  expect(await desk.events(id)).toMatchObject([
    { type: 'member.invited', changes: { status: ['offboarded', 'invited'] } },
    { type: 'member.updated', changes: { status: ['invited', 'offboarded'] } },
  ]);
});

test('whoever was on the team under another address gets that place back, so that their past stays theirs', async () => {
  const sub = randomUUID();
  const old = await known('uma@old.example', { user_sub: sub, status: 'offboarded' });
  const { body } = await desk.invite([{ email: 'uma@new.example', role: 'manager' }]);
  const person = { ...makeStranger('uma@new.example'), sub };
  expect((await answer(person, mine.acceptInvitation, body.data[0].id)).status).toBe(200);
  expect(await desk.member('uma@old.example')).toMatchObject({ id: old, status: 'active', user_sub: sub });
  expect(await desk.member('uma@new.example')).toMatchObject({
    user_sub: null,
    archived_at: expect.any(Date),
  });
});

test('a role that had ended counts again, without its old end', async () => {
  const person = makeStranger('vic@example.org');
  await known(person.email, { user_sub: person.sub, status: 'offboarded' });
  await desk.muster.database.query(
    `insert into role_grants (org_id, subject, role, expires_at) values ($1, $2, 'manager', now() - interval '1 day')`,
    [desk.muster.organization.id, person.sub],
  );
  const { body } = await desk.invite([{ email: person.email, role: 'manager' }]);
  await answer(person, mine.acceptInvitation, body.data[0].id);
  expect(
    await desk.muster.database.query('select role, expires_at from role_grants where subject = $1', [
      person.sub,
    ]),
  ).toEqual([{ role: 'manager', expires_at: null }]);
});

test('an expired invitation is replaced when the address is invited again', async () => {
  const first = await desk.inviteStranger('wes');
  await desk.expire(first.id);
  const second = await desk.inviteStranger('wes', { role: 'member' });
  expect((await answer(first.person, mine.acceptInvitation, first.id)).body.rule).toBe('invitation-expired');
  const resent = await desk.muster.as(desk.owner)(resendInvitation, { params: { invitation_id: first.id } });
  expect(resent.body.rule).toBe('invitation-answered');
  expect((await answer(second.person, mine.acceptInvitation, second.id)).status).toBe(200);
  expect((await desk.events(first.id)).map(({ type }) => type)).toEqual([
    'invitation.created',
    'invitation.replaced',
  ]);
});
