import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantRootRole } from '#contract/root-grants/endpoints.ts';
import { readCurrentUser } from '#contract/users/endpoints.ts';
import { makeStranger, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const unvouched = (email: string): TestPerson => ({ ...makeStranger(email), verified: false });
const signIn = async (person: TestPerson) =>
  expect((await muster.as(person)(readCurrentUser)).status).toBe(200);
const appoint = (email: string) =>
  muster.as(muster.organization.people.admin)(grantRootRole, { body: { email, role: 'admin' } });

test('nobody becomes administrator by an address that no provider vouches for', async () => {
  const thief = unvouched('chief@corp.test');
  await signIn(thief);
  expect(await appoint(thief.email)).toMatchObject({ status: 422, body: { rule: 'unknown-person' } });
  expect(await muster.database.query('select from root_grants where subject = $1', [thief.sub])).toEqual([]);
});

test('whoever merely says that they have an address stands in nobody’s way', async () => {
  const chief = makeStranger('boss@corp.test');
  await signIn(unvouched(chief.email));
  await signIn(chief);
  const { status, body } = await appoint(chief.email);
  expect([status, body.person.sub]).toEqual([201, chief.sub]);
});

test('an address with a letter that is merely lowered like one of it is another', async () => {
  const kelvin = makeStranger('\u212aay@corp.test');
  await signIn(kelvin);
  expect((await appoint('kay@corp.test')).body.rule).toBe('unknown-person');
});

test('an address that was confirmed since counts from then on, and one that isn’t any more doesn’t', async () => {
  const person = unvouched('late@corp.test');
  const signInAgain = async (verified: boolean, iat: number) => {
    const { sub, email, name } = person;
    const token = await muster.provider.sign({ sub, email, name, email_verified: verified, iat });
    const headers = { authorization: `Bearer ${token}` };
    expect((await muster.server.http.inject({ url: '/api/users/me', headers })).statusCode).toBe(200);
  };
  const now = Math.floor(Date.now() / 1000);
  await signInAgain(true, now - 3);
  await signInAgain(false, now - 2);
  expect((await appoint(person.email)).body.rule).toBe('unknown-person');
  await signInAgain(true, now - 1);
  expect((await appoint(person.email)).status).toBe(201);
});
