import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDay } from '#contract/activity/day-endpoints.ts';
import { createClient, listClients } from '#contract/clients/endpoints.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('an organization that is not there answers even an administrator of everything that it is not', async () => {
  const admin = muster.as(muster.organization.people.admin);
  const organization = randomUUID();
  const answers = [
    await admin(listClients, { organization }),
    await admin(readDay, { organization }),
    await admin(createClient, { organization, body: { name: 'Nowhere' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await admin(listClients, { organization: muster.organization.id })).status).toBe(200);
});
