import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, listClients } from '#contract/clients/endpoints.ts';
import { makePerson, type TestPerson } from '../../test/people.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
  await muster.server.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => muster.close());

const addressOf = (address: string | AddressInfo | null) => {
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address;
};

/** Begins to send a client, waits until somebody was let through to be read, and sends the rest after `meanwhile`. */
const slowly = async (
  name: string,
  token: string,
  meanwhile: () => Promise<unknown>,
): Promise<number | undefined> => {
  const { port } = addressOf(muster.server.http.server.address());
  const sent = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/clients' },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', expect: '100-continue' },
  });
  sent.write('{"name":');
  await once(sent, 'continue');
  await meanwhile();
  sent.end(`"${name}"}`);
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
};
const untilRefused = (person: TestPerson) =>
  expect.poll(async () => (await muster.as(person)(listClients)).status).not.toBe(200);
const made = (name: string) => muster.database.query('select from clients where name = $1', [name]);

test('a role that ends while a body is still on its way writes nothing any more', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'admin');
  await muster.database.query(
    "update role_grants set expires_at = now() + interval '3 s' where subject = $1",
    [person.sub],
  );
  const status = await slowly('Late', await muster.tokenOf(person), () => untilRefused(person));
  expect(status).toBe(422);
  expect(await made('Late')).toEqual([]);
});

test('nor does a token that has expired by then', async () => {
  const { sub, email, name } = await makePerson(muster.database, muster.organization.id, 'admin');
  const exp = Math.floor(Date.now() / 1000) - 3;
  const token = await muster.provider.sign({ sub, email, name, email_verified: true, exp });
  const headers = { authorization: `Bearer ${token}` };
  const isOver = async () => (await muster.server.http.inject({ url: '/api/clients', headers })).statusCode;
  const status = await slowly('Later', token, () => expect.poll(isOver).toBe(401));
  expect(status).toBe(401);
  expect(await made('Later')).toEqual([]);
});

test('a body that merely came slowly has its effect', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'admin');
  expect((await muster.as(person)(createClient, { body: { name: 'Another' } })).status).toBe(201);
  expect(await slowly('Slow', await muster.tokenOf(person), async () => undefined)).toBe(201);
  expect(await made('Slow')).toHaveLength(1);
});
