import { afterAll, beforeAll, expect, test } from 'vitest';
import { invite, listInvitations } from '#contract/invitations/endpoints.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const people = () => muster.organization.people;
const ask = (invitations: object[], rest: object = {}, by = people().owner) =>
  muster.as(by)(invite, { body: { invitations: invitations as never, ...rest } });
const membersAt = (email: string) =>
  muster.database.query(
    'select name, status, user_sub, employment, archived_at from members where email = $1',
    [email],
  );

test('an owner invites several people at once, who wait on the team as invited', async () => {
  const { status, body } = await ask(
    [
      { email: 'Ann@example.org', name: 'Ann Archer', role: 'manager' },
      { email: 'ben@example.org', role: 'member' },
    ],
    { message: 'Welcome aboard.', expires_in_days: 7 },
  );
  expect(status).toBe(201);
  expect(body.data).toMatchObject([
    {
      email: 'ann@example.org',
      name: 'Ann Archer',
      role: 'manager',
      status: 'pending',
      message: 'Welcome aboard.',
    },
    { email: 'ben@example.org', name: 'ben', role: 'member', project: null, sends: 0, sent_at: null },
  ]);
  expect(body.data[0].link).toBe(`http://muster.test/invitation?id=${body.data[0].id}`);
  expect(body.data[0].invited_by).toBe(people().owner.name);
  const days = (Date.parse(body.data[0].expires_at) - Date.parse(body.data[0].created_at)) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  expect(await membersAt('ann@example.org')).toMatchObject([{ status: 'invited', user_sub: null }]);
});
