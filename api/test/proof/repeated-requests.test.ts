import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, listClients } from '#contract/clients/endpoints.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeOrganization, makePerson, type TestOrganization, type TestPerson } from '../people.ts';
import { openTestServer, type TestServer } from '../server.ts';

let muster: TestServer;
let other: TestOrganization;
let traveller: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  other = await makeOrganization(muster.database);
  traveller = await makePerson(muster.database, muster.organization.id, 'admin');
  await insertRow(muster.database, 'role_grants', {
    org_id: other.id,
    subject: traveller.sub,
    role: 'admin',
  });
});
afterAll(() => muster.close());

const body = { name: 'Port of Aldermouth' };
const clientsOf = async (organization: string) =>
  (await muster.as(traveller)(listClients, { organization })).body.data.length;

test('a key that was used in one organization answers nothing of it in another', async () => {
  const key = randomUUID();
  const first = await muster.as(traveller)(createClient, { organization: muster.organization.id, body, key });
  const second = await muster.as(traveller)(createClient, { organization: other.id, body, key });
  expect([first.status, second.status, second.body.code]).toEqual([201, 422, 'key_reused']);
  expect(JSON.stringify(second.body)).not.toContain(first.body.id);
  expect(await clientsOf(other.id)).toBe(0);
});

test('a key that somebody has used is free for everybody else', async () => {
  const key = randomUUID();
  const [one, another] = [muster.organization.people.admin, traveller];
  const organization = other.id;
  const first = await muster.as(one)(createClient, { organization, body: { name: 'Harbour' }, key });
  const second = await muster.as(another)(createClient, {
    ...{ organization, key },
    body: { name: 'Harbour', confirm_duplicate: true },
  });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).not.toBe(first.body.id);
});
