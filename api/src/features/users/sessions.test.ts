import { afterAll, beforeAll, expect, test } from 'vitest';
import { endMyOtherSessions, endMySession, listMySessions } from '#contract/users/session-endpoints.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../../../test/embedded.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer } from '../../../test/server.ts';

let muster: EmbeddedServer;
beforeAll(async () => {
  muster = await openEmbeddedServer();
});
afterAll(() => muster.close());

const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const call = async (token: string, method: 'GET' | 'POST' | 'DELETE', path: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await muster.server.http.inject({ method, url: `/api/users/me/sessions${path}`, headers });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
};
const list = async (token: string) => (await call(token, 'GET', '')).body.data;

test('a person sees their living sign-ins, the one that asks marked', async () => {
  const person = await newcomer();
  const [desk, phone] = [await muster.signIn(person), await muster.signIn(person)];
  const seen = await call(phone, 'GET', '');
  expect([seen.status, seen.body.kept_here, seen.body.data.length]).toEqual([200, true, 2]);
  const current = seen.body.data.filter((session: { current: boolean }) => session.current);
  expect(current).toHaveLength(1);
  const other = await list(desk);
  expect(other.find(({ current }: { current: boolean }) => current).id).not.toBe(current[0].id);
  expect(Object.keys(current[0]).sort()).toEqual([
    'address',
    'created_at',
    'current',
    'device',
    'id',
    'last_used_at',
  ]);
});

test('a sign-in that was ended is refused from the next request on, the others stay', async () => {
  const person = await newcomer();
  const [desk, phone] = [await muster.signIn(person), await muster.signIn(person)];
  const { id } = (await list(desk)).find(({ current }: { current: boolean }) => !current);
  expect((await call(desk, 'DELETE', `/${id}`)).status).toBe(204);
  await expect.poll(() => muster.ask(phone)).toBe(401);
  expect(await muster.ask(desk)).toBe(200);
  expect(await list(desk)).toHaveLength(1);
  expect((await call(desk, 'DELETE', `/${id}`)).status).toBe(404);
});

test('ending the others leaves the one that asks, and says how many there were', async () => {
  const person = await newcomer();
  const tokens = [await muster.signIn(person), await muster.signIn(person), await muster.signIn(person)];
  const [desk = ''] = tokens;
  expect((await call(desk, 'POST', '/end-others')).body).toEqual({ ended: 2 });
  await expect.poll(() => Promise.all(tokens.map(muster.ask))).toEqual([200, 401, 401]);
  expect((await call(desk, 'POST', '/end-others')).body).toEqual({ ended: 0 });
});

test('somebody else’s sign-in answers like one that does not exist, and lives on', async () => {
  const [mine, theirs] = [await muster.signIn(await newcomer()), await muster.signIn(await newcomer())];
  const [{ id }] = await list(theirs);
  const foreign = await call(mine, 'DELETE', `/${id}`);
  const missing = await call(mine, 'DELETE', '/nothing');
  expect(foreign.status).toBe(404);
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
  expect(await muster.ask(theirs)).toBe(200);
});

test('with a provider of somebody else’s there is no list, and nothing to end', async () => {
  const elsewhere = await openTestServer();
  const ask = elsewhere.as(elsewhere.organization.people.member);
  expect((await ask(listMySessions)).body).toEqual({ kept_here: false, data: [] });
  expect((await ask(endMyOtherSessions)).body).toEqual({ ended: 0 });
  expect((await ask(endMySession, { params: { session_id: 'any' } })).status).toBe(404);
  await elsewhere.close();
});
