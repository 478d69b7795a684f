import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMyAccount, readDeletion } from '#contract/users/data-endpoints.ts';
import { readCurrentUser, updateSettings } from '#contract/users/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { forgetLastTraces } from './reactions.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const leave = (person: TestPerson, email = person.email) =>
  muster.as(person)(deleteMyAccount, { body: { email } });
const appoint = async (role: 'member' | 'owner') => makePerson(muster.database, muster.organization.id, role);

test('another address than the account’s own deletes nothing', async () => {
  const person = await appoint('member');
  const { status, body } = await leave(person, 'somebody@else.test');
  expect([status, body.rule, body.fields]).toEqual([
    422,
    'email-differs',
    [{ field: 'email', message: `Enter ${person.email}, the address of this account.` }],
  ]);
  expect((await muster.as(person)(readCurrentUser)).status).toBe(200);
  expect((await leave(person, ` ${person.email.toUpperCase()} `)).status).toBe(204);
});

test('the only administrator is told to make another one first', async () => {
  const { admin } = muster.organization.people;
  const { status, body } = await leave(admin);
  expect([status, body.rule, body.message]).toEqual([
    422,
    'only-admin',
    'You are the only administrator of this installation: make somebody else administrator first.',
  ]);
  await muster.database.query("insert into root_grants (subject, role) values ('another', 'admin')");
  expect((await muster.as(admin)(readDeletion)).body).toEqual({ obstacles: [], organizations: [] });
});

test('the only owner of an organization is told to make another one first, and it says which', async () => {
  const { owner } = muster.organization.people;
  const { body: told } = await muster.as(owner)(readDeletion);
  const { id } = muster.organization;
  const name = `Organization ${muster.organization.slug}`;
  const message = `You are the only owner of ${name}: make somebody else its owner first.`;
  expect(told).toEqual({
    obstacles: [{ rule: 'only-owner', organization: { id, name }, message }],
    organizations: [{ id, name }],
  });
  const { status, body } = await leave(owner);
  expect([status, body.rule, body.message]).toEqual([422, 'only-owner', message]);
});

test('an owner whose time has run out, or of a project only, is no other owner', async () => {
  const { owner } = muster.organization.people;
  const expired = await appoint('owner');
  await muster.database.query(
    "update role_grants set expires_at = now() - interval '1 day' where subject = $1",
    [expired.sub],
  );
  expect((await leave(owner)).body.rule).toBe('only-owner');
});

test('two owners who leave at the same moment leave one behind', async () => {
  const second = await appoint('owner');
  const answers = await Promise.all([leave(muster.organization.people.owner), leave(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
});

test('with a provider of somebody else’s old tokens are refused, and a later sign-in is somebody new', async () => {
  const person = await appoint('member');
  await muster.as(person)(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
  const old = await muster.tokenOf(person);
  expect((await leave(person)).status).toBe(204);
  const me = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await muster.server.http.inject({ url: '/api/users/me', headers });
    return [answer.statusCode, answer.json()];
  };
  expect(await me(old)).toEqual([401, expect.objectContaining({ message: 'This account was deleted.' })]);
  const { sub, email, name } = person;
  const later = await muster.provider.sign({ sub, email, name, iat: Math.floor(Date.now() / 1000) + 2 });
  expect((await me(later))[0]).toBe(401);
  await forgetLastTraces(muster.server.databases, 0);
  expect(await me(later)).toEqual([200, expect.objectContaining({ sub, settings: {}, current_org: null })]);
  expect((await me(old))[0]).toBe(401);
});
