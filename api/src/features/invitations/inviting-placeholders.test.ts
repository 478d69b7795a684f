import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makeStranger, type TestPerson } from '../../../test/people.ts';

const desk = openInvitationDesk();
const placeholder = (fields: object = {}) =>
  insertRow(desk.muster.database, 'members', {
    ...{ org_id: desk.muster.organization.id, name: 'Quay hand', email: `${randomUUID()}@import.invalid` },
    ...{ employment: 'placeholder', status: 'active', ...fields },
  });
const accept = (person: TestPerson, invitation_id: string) =>
  desk.muster.as(person)(mine.acceptInvitation, { params: { invitation_id } });
const row = async (id: string) => {
  const [found] = await desk.muster.database.query(
    'select name, email, status::text, employment::text, user_sub from members where id = $1',
    [id],
  );
  return found;
};

test('a placeholder is invited at an address of their own, and is the person once it is accepted', async () => {
  const member_id = await placeholder();
  const person = makeStranger('quay@example.org');
  const { status, body } = await desk.invite([{ email: 'Quay@example.org', role: 'member', member_id }]);
  expect([status, body.data[0]]).toMatchObject([201, { member_id, name: 'Quay hand' }]);
  expect(await row(member_id)).toMatchObject({ email: 'quay@example.org', status: 'invited' });
  expect((await accept(person, body.data[0].id)).status).toBe(200);
  expect(await row(member_id)).toEqual({
    ...{ name: 'Quay hand', email: 'quay@example.org', status: 'active' },
    ...{ employment: 'employee', user_sub: person.sub },
  });
  expect((await desk.events(member_id)).map(({ type }) => type)).toEqual([
    ...['member.changed', 'member.invited', 'member.joined', 'grant.created'],
  ]);
});

test('a placeholder whose invitation comes to nothing is a placeholder again', async () => {
  const member_id = await placeholder();
  const person = makeStranger('never@example.org');
  const { body } = await desk.invite([{ email: person.email, role: 'member', member_id }]);
  const params = { invitation_id: body.data[0].id };
  expect((await desk.muster.as(person)(mine.declineInvitation, { params })).status).toBeLessThan(300);
  expect(await row(member_id)).toMatchObject({ status: 'active', employment: 'placeholder', user_sub: null });
});

test('whoever has an account, left, is invited or isn’t there can’t be meant, nor can an address be somebody else’s', async () => {
  const { manager, owner } = desk.muster.organization.people;
  const ask = async (member_id: string | null, email = `${randomUUID()}@example.org`) =>
    (await desk.invite([{ email, role: 'member', member_id }])).body;
  const gone = await placeholder({ status: 'offboarded', archived_at: '2026-01-01' });
  const invited = await placeholder({ status: 'invited' });
  for (const id of [manager.member, gone, invited, randomUUID()])
    expect(await ask(id)).toMatchObject({
      rule: 'member-known',
      fields: [{ field: 'invitations.0.member_id' }],
    });
  const one = await placeholder();
  await placeholder({ email: 'taken@example.org' });
  expect((await ask(one, 'taken@example.org')).rule).toBe('email-taken');
  expect((await ask(one, owner.email)).rule).toBe('already-member');
  const twice = ['a@example.org', 'b@example.org'].map((email) => ({
    ...{ email, role: 'member' as const, member_id: one },
  }));
  expect((await desk.invite(twice)).body).toMatchObject({
    ...{ rule: 'invited-twice', fields: [{ field: 'invitations.1.member_id' }] },
  });
  expect(await row(one)).toMatchObject({ status: 'active', employment: 'placeholder' });
});
