import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  invite,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#contract/invitations/endpoints.ts';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makeOrganization, makeStranger } from '../../../test/people.ts';

const desk = openInvitationDesk();
const resend = (invitation_id: string, by = desk.owner) =>
  desk.muster.as(by)(resendInvitation, { params: { invitation_id } });
const withdraw = (invitation_id: string, version: number, by = desk.owner) =>
  desk.muster.as(by)(withdrawInvitation, { params: { invitation_id }, version });
const list = (query: object = {}) => desk.muster.as(desk.owner)(listInvitations, { query });
const mailsOf = (id: string) =>
  desk.jobs.flatMap(([, data]) =>
    'invitation' in data && data.invitation === id && 'send' in data ? [data.send] : [],
  );

test('sent again it lives as long as at first, also after it has expired', async () => {
  const { id } = await desk.inviteStranger('ann');
  await desk.expire(id);
  const { status, body } = await resend(id);
  expect([status, body.status]).toEqual([200, 'pending']);
  expect((Date.parse(body.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(14, 2);
  expect(mailsOf(id)).toEqual([1, 2]);
  expect((await desk.events(id)).at(-1)).toMatchObject({
    ...{ type: 'invitation.resent', changes: { expires_at: [expect.any(String), body.expires_at] } },
  });
});

test('five mails leave in a day, and the sixth is refused', async () => {
  const { id } = await desk.inviteStranger('bo');
  for (let mail = 2; mail <= 5; mail += 1) expect((await resend(id)).status).toBe(200);
  expect((await resend(id)).body).toMatchObject({
    rule: 'resent-too-often',
    message: expect.stringContaining('tomorrow'),
  });
  expect(mailsOf(id)).toEqual([1, 2, 3, 4, 5]);
  await desk.muster.database.query(
    "update invitation_mails set asked_at = now() - interval '25 hours' where invitation_id = $1 and number = 1",
    [id],
  );
  expect((await resend(id)).status).toBe(200);
});

test('withdrawing and inviting anew gets no sixth mail to an address, the address beside it gets its own', async () => {
  const email = 'bea@example.org';
  const again = (address: string) => desk.invite([{ email: address, role: 'member' }]);
  for (let mail = 1; mail <= 5; mail += 1) {
    const [{ id, version }] = (await again(email)).body.data;
    expect((await withdraw(id, version)).status).toBe(204);
  }
  expect((await again('BEA@example.org')).body).toMatchObject({
    rule: 'resent-too-often',
    fields: [{ field: 'invitations.0.email', message: expect.stringContaining('tomorrow') }],
  });
  expect((await again('bee@example.org')).status).toBe(201);
});

test('withdrawn it is told in the trail, once, and its link tells the person', async () => {
  const { person, id, version } = await desk.inviteStranger('cy');
  expect((await withdraw(id, version)).status).toBe(204);
  expect((await desk.events(id)).at(-1)).toMatchObject({
    ...{
      type: 'invitation.withdrawn',
      actor_name: desk.owner.name,
      changes: { status: ['pending', 'withdrawn'] },
    },
  });
  const [row] = (await list({ q: 'cy@' })).body.data;
  expect((await withdraw(id, row.version)).body.rule).toBe('invitation-answered');
  const seen = await desk.muster.as(person)(mine.readMyInvitation, { params: { invitation_id: id } });
  expect(seen.body.status).toBe('withdrawn');
});

test('what was accepted can be neither withdrawn nor sent again', async () => {
  const { person, id } = await desk.inviteStranger('di');
  await desk.muster.as(person)(mine.acceptInvitation, { params: { invitation_id: id } });
  const [row] = (await list({ q: 'di@' })).body.data;
  for (const { status, body } of [await withdraw(id, row.version), await resend(id)])
    expect([status, body.rule]).toEqual([422, 'invitation-answered']);
});

test('withdrawing needs the version that one saw', async () => {
  const { id, version } = await desk.inviteStranger('em');
  const blind = await desk.muster.as(desk.owner)(withdrawInvitation, { params: { invitation_id: id } });
  expect(blind.status).toBe(428);
  expect((await withdraw(id, version + 1)).status).toBe(412);
  await resend(id);
  expect((await withdraw(id, version)).status).toBe(412);
});

test('a mail that leaves changes nobody’s version', async () => {
  const { id, version } = await desk.inviteStranger('flo');
  await desk.muster.database.query('update invitation_mails set sent_at = now() where invitation_id = $1', [
    id,
  ]);
  const [row] = (await list({ q: 'flo@' })).body.data;
  expect(row).toMatchObject({ version, sends: 1, sent_at: expect.any(String) });
  expect((await withdraw(id, version)).status).toBe(204);
});

test('the list tells what became of each, newest first, page by page', async () => {
  const [one, two, three] = [
    await desk.inviteStranger('list-1'),
    await desk.inviteStranger('list-2'),
    await desk.inviteStranger('list-3'),
  ];
  await desk.expire(two.id);
  await desk.muster.as(three.person)(mine.declineInvitation, { params: { invitation_id: three.id } });
  const ids = async (query: object) => {
    const { body } = await list({ q: 'LIST-', ...query });
    return body.data.map(({ id }: { id: string }) => id);
  };
  expect(await ids({})).toEqual([three.id, two.id, one.id]);
  expect(await ids({ status: ['expired', 'declined'] })).toEqual([three.id, two.id]);
  expect(await ids({ status: 'pending' })).toEqual([one.id]);
  const first = (await list({ q: 'list-', per_page: 2 })).body;
  expect((await list({ q: 'list-', per_page: 2, after: first.after })).body.data).toMatchObject([
    { id: one.id },
  ]);
});

test('the person sees what waits for them, of every organization', async () => {
  const { person, id } = await desk.inviteStranger('gil', { role: 'director' });
  const expired = await desk.inviteStranger('gil-late');
  await desk.expire(expired.id);
  const elsewhere = await makeOrganization(desk.muster.database);
  const other = await desk.muster.as(elsewhere.people.owner)(invite, {
    body: { invitations: [{ email: person.email, role: 'member' }] },
  });
  const { body } = await desk.muster.as(person)(mine.listMyInvitations);
  expect(body.data).toMatchObject([
    { id: other.body.data[0].id, organization: { id: elsewhere.id }, role: 'member' },
    { id, organization: { id: desk.muster.organization.id }, role: 'director', invited_by: desk.owner.name },
  ]);
  expect((await desk.muster.as(expired.person)(mine.listMyInvitations)).body.data).toEqual([]);
  expect(
    (await desk.muster.as(makeStranger('nobody@example.org'))(mine.listMyInvitations)).body.data,
  ).toEqual([]);
});

test('an invitation of another organization answers like a missing one', async () => {
  const { id, version } = await desk.inviteStranger('hal');
  const { owner } = (await makeOrganization(desk.muster.database)).people;
  const missing = await withdraw(randomUUID(), version, owner);
  const foreign = await withdraw(id, version, owner);
  const same = ({ status, body: { request_id, ...body } }: typeof foreign) => ({ status, body });
  expect(same(foreign)).toEqual(same(missing));
  expect(same(await resend(id, owner))).toEqual(same(await resend(randomUUID(), owner)));
});

test('an administrator from outside the team is named as who invited', async () => {
  const { admin } = desk.muster.organization.people;
  const { body } = await desk.invite([{ email: 'ivo@example.org', role: 'owner' }], {}, admin);
  expect(body.data[0].invited_by).toBe(admin.name);
});

test('a project of another organization can’t be invited to', async () => {
  const elsewhere = await makeOrganization(desk.muster.database);
  const project_id = await makeProject(desk.muster.database, elsewhere);
  const { body } = await desk.invite([{ email: 'jo@example.org', role: 'member', project_id }]);
  expect(body).toMatchObject({ rule: 'project-unknown', fields: [{ field: 'invitations.0.project_id' }] });
});
