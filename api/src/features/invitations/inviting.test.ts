import { expect, test } from 'vitest';
import { invite } from '#contract/invitations/endpoints.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';

const desk = openInvitationDesk();
const count = async (table: 'invitations' | 'members') =>
  (await desk.muster.database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

test('an owner invites several people at once, who wait on the team as invited', async () => {
  const { status, body } = await desk.invite(
    [
      { email: 'Ann@example.org', name: 'Ann Archer', role: 'manager' },
      { email: 'ben@example.org', role: 'member' },
    ],
    { message: 'Welcome aboard.', expires_in_days: 7 },
  );
  expect(status).toBe(201);
  const [ann, ben] = body.data;
  expect(ann).toMatchObject({
    email: 'ann@example.org',
    name: 'Ann Archer',
    role: 'manager',
    status: 'pending',
  });
  expect(ann).toMatchObject({ message: 'Welcome aboard.', invited_by: desk.owner.name });
  expect(ben).toMatchObject({ name: 'ben', role: 'member', project: null, sends: 0, sent_at: null });
  expect(ann.link).toBe(`http://muster.test/invitation?id=${ann.id}`);
  expect((Date.parse(ann.expires_at) - Date.parse(ann.created_at)) / 86_400_000).toBeCloseTo(7, 2);
  expect(await desk.member('ann@example.org')).toMatchObject({ status: 'invited', user_sub: null });
});

test('inviting is told in the trail with what the person will get, and asks for one mail each', async () => {
  const { body } = await desk.invite([
    { email: 'cleo@example.org', role: 'director' },
    { email: 'dan@example.org', role: 'member' },
  ]);
  for (const { id, email, role, member_id } of body.data) {
    expect(await desk.events(id)).toMatchObject([
      {
        type: 'invitation.created',
        actor_name: desk.owner.name,
        changes: { email: [null, email], role: [null, role] },
      },
    ]);
    expect(await desk.events(member_id)).toMatchObject([
      { type: 'member.invited', changes: { status: [null, 'invited'] } },
    ]);
    expect(desk.jobs.filter(([, data]) => 'invitation' in data && data.invitation === id)).toEqual([
      ['invitation-mail', { organization: desk.muster.organization.id, invitation: id, send: 1 }],
    ]);
  }
});

test('every problem stands beside its row, and nobody is invited while there is one', async () => {
  await desk.invite([{ email: 'eve@example.org', role: 'member' }]);
  const before = [await count('invitations'), await count('members'), desk.jobs.length];
  const { status, body } = await desk.invite([
    { email: 'fine@example.org', role: 'member' },
    { email: 'eve@example.org', role: 'executive' },
    { email: 'FINE@example.org', role: 'member' },
    { email: desk.muster.organization.people.manager.email, role: 'member' },
  ]);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    rule: 'already-invited',
    message: expect.stringContaining('Nobody was invited'),
  });
  expect(body.fields).toMatchObject([
    { field: 'invitations.1.email', message: expect.stringContaining('invited already') },
    { field: 'invitations.1.role' },
    { field: 'invitations.2.email', message: expect.stringContaining('twice') },
    { field: 'invitations.3.email', message: expect.stringContaining('on the team already') },
  ]);
  expect([await count('invitations'), await count('members'), desk.jobs.length]).toEqual(before);
});

test.each([
  ['already-invited', { email: 'eve@example.org', role: 'member' }],
  ['above-own-rank', { email: 'new@example.org', role: 'executive' }],
  ['above-own-rank', { email: 'new@example.org', role: 'admin' }],
] as const)('is refused by the rule %s', async (rule, invitee) => {
  expect((await desk.invite([invitee])).body).toMatchObject({
    rule,
    fields: [{ message: expect.any(String) }],
  });
});

test('nobody on the team is invited again, whatever the capitals of the address', async () => {
  const { email } = desk.muster.organization.people.coordinator;
  const { body } = await desk.invite([{ email: email.toUpperCase(), role: 'owner' }]);
  expect(body.rule).toBe('already-member');
});

test.each([
  ['invitations.0.email', { email: 'nobody', role: 'member' }],
  ['invitations.0.email', { email: 'a@b.example\r\nBcc: c@d.example', role: 'member' }],
  ['invitations.0.role', { email: 'new@example.org', role: 'emperor' }],
  ['invitations.0.project_id', { email: 'new@example.org', role: 'member', project_id: 'x' }],
  ['invitations.0.name', { email: 'new@example.org', role: 'member', name: 'x'.repeat(121) }],
])('%s that makes no sense is refused beside its row', async (field, invitee) => {
  const answer = await desk.muster.server.http.inject({
    method: 'POST',
    url: `/api${invite.path}`,
    headers: { authorization: `Bearer ${await desk.muster.tokenOf(desk.owner)}` },
    payload: { invitations: [invitee] },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toMatchObject([{ field }]);
});

test('nobody, too many, too long a message and too long a life are refused', async () => {
  const one = { email: 'new@example.org', role: 'member' } as const;
  expect((await desk.invite([])).status).toBe(422);
  const many = Array.from({ length: 201 }, (_, at) => ({ ...one, email: `p${at}@example.org` }));
  expect((await desk.invite(many)).body.fields).toMatchObject([{ field: 'invitations' }]);
  expect((await desk.invite([one], { message: 'x'.repeat(2001) })).body.fields).toMatchObject([
    { field: 'message' },
  ]);
  expect((await desk.invite([one], { expires_in_days: 61 })).body.fields).toMatchObject([
    { field: 'expires_in_days' },
  ]);
});

test('two hundred are invited at once', async () => {
  const crowd = Array.from({ length: 200 }, (_, at) => ({
    email: `crowd-${at}@example.org`,
    role: 'member' as const,
  }));
  const { status, body } = await desk.invite(crowd);
  expect(status).toBe(201);
  expect(body.data.map(({ email }: { email: string }) => email)).toEqual(crowd.map(({ email }) => email));
});

test('the same request by the same key invites once', async () => {
  const call = { key: 'k1', body: { invitations: [{ email: 'once@example.org', role: 'member' as const }] } };
  const first = await desk.muster.as(desk.owner)(invite, call);
  const second = await desk.muster.as(desk.owner)(invite, call);
  expect(second.body).toEqual(first.body);
  expect(await desk.events(first.body.data[0].id)).toHaveLength(1);
});

test('one address invited twice at the same moment has one invitation', async () => {
  const twin = { email: 'twin@example.org', role: 'member' } as const;
  const answers = await Promise.all([desk.invite([twin]), desk.invite([twin])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.rule).toBe('already-invited');
});

test('a coordinator reads invitations but sends none', async () => {
  const { coordinator } = desk.muster.organization.people;
  const refused = await desk.invite([{ email: 'x@example.org', role: 'member' }], {}, coordinator);
  expect(refused).toMatchObject({ status: 403, body: { rule: 'no-rule-allows' } });
});
