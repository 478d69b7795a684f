import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import {
  EXCHANGE_PATH,
  issueAccountPlansToken,
  issueDealsheetsToken,
} from '#contract/embedding/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { readCurrentUser } from '#contract/users/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const FOR = { purpose: 'Wall screen in the hall' };
const people = () => muster.organization.people;
const send = (method: 'GET' | 'POST', url: string, headers: object, payload?: object) =>
  muster.server.http.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  });
const exchange = async (token: string) => {
  const answer = await send('POST', EXCHANGE_PATH, {}, { token });
  return { status: answer.statusCode, body: answer.json() };
};
const issue = async (person = people().director) => {
  const { status, body } = await muster.as(person)(issueDealsheetsToken, {
    body: FOR,
    organization: muster.organization.id,
  });
  expect(status).toBe(201);
  return { address: String(body.address), token: String(body.address).split('#token=')[1] ?? '' };
};
const bearer = (session: string) => ({ authorization: `Bearer ${session}` });
const openedFor = async (person = people().director): Promise<string> => {
  const { body } = await exchange((await issue(person)).token);
  return body.session;
};

test('a director gets an address with a token that opens the board once', async () => {
  const { address, token } = await issue();
  expect(address).toMatch(/^http:\/\/muster\.test\/manager\/dealsheets\/embedded#token=[\w-]{43}$/);
  const { status, body } = await exchange(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ place: 'dealsheets', organization: { id: muster.organization.id } });
  expect((await exchange(token)).status).toBe(401);
});

test('of two who exchange one token at once, one gets a session', async () => {
  const { token } = await issue();
  const both = await Promise.all([exchange(token), exchange(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a token is too old after a minute, and a made-up one opens nothing', async () => {
  const { token } = await issue();
  await muster.database.query(
    `update embeddings set token_until = now() - interval '1 second' where opened_at is null`,
  );
  expect((await exchange(token)).status).toBe(401);
  expect((await exchange('x'.repeat(43))).status).toBe(401);
  expect((await exchange('short')).status).toBe(422);
});

test('nobody below director gets a token', async () => {
  for (const person of [people().manager, people().coordinator, people().member])
    expect(
      (await muster.as(person)(issueDealsheetsToken, { body: FOR, organization: muster.organization.id }))
        .status,
    ).toBe(403);
});

test('a manager gets an address of the board of account plans, whose session reads no deals; a coordinator gets none', async () => {
  const ask = (person: TestPerson) =>
    muster.as(person)(issueAccountPlansToken, { body: FOR, organization: muster.organization.id });
  const { status, body } = await ask(people().manager);
  expect(status).toBe(201);
  const [address, token = ''] = String(body.address).split('#token=');
  expect(address).toBe('http://muster.test/manager/account-plans/embedded');
  const opened = await exchange(token);
  expect(opened.body).toMatchObject({ place: 'account_plans', organization: { id: muster.organization.id } });
  const deals = await send('GET', listDealsheets.path, bearer(opened.body.session));
  expect([deals.statusCode, deals.json().rule]).toEqual([403, 'embedded-session']);
  expect((await ask(people().coordinator)).status).toBe(403);
});

test('a session reads the deals of its organization, as long as its person may', async () => {
  const session = await openedFor();
  const read = async () => (await send('GET', listDealsheets.path, bearer(session))).statusCode;
  expect(await read()).toBe(200);
  const { sub } = people().director;
  await muster.database.query('update role_grants set archived_at = now() where subject = $1', [sub]);
  expect(await read()).toBe(403);
  await muster.database.query('update role_grants set archived_at = null where subject = $1', [sub]);
  expect(await read()).toBe(200);
  await muster.database.query(
    `update embeddings set session_until = now() - interval '1 second' where opened_at is not null`,
  );
  expect(await read()).toBe(401);
});

test('somebody above all organizations opens the board of the one that they look at', async () => {
  const session = await openedFor(people().admin);
  const answer = await send('GET', listDealsheets.path, bearer(session));
  expect(answer.statusCode).toBe(200);
});

test('a session reads nothing but what the page shows, and writes nothing', async () => {
  const session = await openedFor();
  for (const [method, url] of [
    ['GET', readCurrentUser.path],
    ['GET', listProjects.path],
    ['POST', issueDealsheetsToken.path],
  ] as const) {
    const answer = await send(method, url, bearer(session));
    expect([answer.statusCode, answer.json().rule], url).toEqual([403, 'embedded-session']);
  }
});

test('neither token nor session is kept, and making and opening stand in the trail', async () => {
  const { token } = await issue();
  const { body } = await exchange(token);
  const kept = await muster.database.query<{ all: string }>(
    `select string_agg(e::text, ' ') as all from embeddings e`,
  );
  expect(kept[0]?.all).not.toContain(token);
  expect(kept[0]?.all).not.toContain(body.session);
  const events = await muster.database.query<{ type: string }>(
    `select type from events where type like 'embedding.%' order by id desc limit 2`,
  );
  expect(events.map(({ type }) => type)).toEqual(['embedding.opened', 'embedding.issued']);
});

test('a repeated request with its key tells no token a second time', async () => {
  const ask = muster.as(people().director);
  const first = await ask(issueDealsheetsToken, { body: FOR, key: 'again' });
  const second = await ask(issueDealsheetsToken, { body: FOR, key: 'again' });
  expect([typeof first.body.address, second.body.address]).toEqual(['string', null]);
});
