import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeNotifications } from '#contract/notifications/endpoints.ts';
import { setPreferences } from '#contract/notifications/preference-endpoints.ts';
import { subscribeToPush, testPush } from '#contract/notifications/push-endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { browserKeys } from '../../../test/push-service.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { wayOf } from '../../../test/told.ts';
import type { Outcome } from './adapters/push-service.ts';
import { TESTS_A_MINUTE } from './commands/test-push.ts';
import { pushNotifications } from './reactions/push.ts';

let muster: TestServer;
let person: TestPerson;
const jobs: object[] = [];
const enqueue = async (_: object, __: string, data: object) => void jobs.push(data);
beforeAll(async () => {
  muster = await openTestServer({}, {}, { enqueue });
});
afterAll(() => muster.close());
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
  jobs.length = 0;
});

const subscribe = async (device: string): Promise<string> => {
  const body = { endpoint: `https://push.example/${device}`, keys: browserKeys(), device };
  return (await muster.as(person)(subscribeToPush, { body })).body.id;
};
const ask = (subscription_id: string) => muster.as(person)(testPush, { params: { subscription_id } });

/** Works off what was asked for; answers the devices that were pushed to, and what. */
const work = async (outcome: Outcome = { kind: 'taken' }) => {
  const pushed: string[] = [];
  const { run } = pushNotifications(muster.server.databases, {
    enqueue,
    push: async ({ endpoint }, { title, url, message }) => {
      pushed.push([new URL(endpoint).pathname.slice(1), title, message, url.split('?')[0]].join(', '));
      return outcome;
    },
  });
  for (const job of jobs.splice(0)) await run(job);
  return pushed;
};

test('a test goes to the one browser that asks for it, and says of itself how far it got', async () => {
  const [desk] = [await subscribe('desk'), await subscribe('phone')];
  const { status, body } = await ask(desk);
  expect(status).toBe(200);
  expect(await wayOf(muster.database, body.notification, 'web-push')).toMatchObject({ status: 'queued' });
  expect(await work()).toEqual(['desk, Test notification, Push works in this browser., /tests']);
  expect(await wayOf(muster.database, body.notification, 'web-push')).toMatchObject({ status: 'ready' });
  expect(await wayOf(muster.database, body.notification, 'email')).toBeUndefined();
});

test('it comes whatever the person wishes, and not once it was put away', async () => {
  const off = { organization_id: null, project_id: null, type: null, mode: 'off' as const };
  await muster.as(person)(setPreferences, { body: { preferences: [{ ...off, channel: 'web-push' }] } });
  const desk = await subscribe('desk');
  await ask(desk);
  expect(await work()).toHaveLength(1);
  const { body } = await ask(desk);
  await muster.as(person)(changeNotifications, { body: { ids: [body.notification], archived: true } });
  expect(await work()).toEqual([]);
});

test('a browser that the push service doesn’t know says so', async () => {
  const { body } = await ask(await subscribe('desk'));
  await work({ kind: 'gone' });
  expect(await wayOf(muster.database, body.notification, 'web-push')).toMatchObject({
    status: 'error',
    error: 'No browser of this person takes pushes any more.',
  });
});

test('nobody tests somebody else’s browser, nor one that isn’t', async () => {
  const theirs = await subscribe('desk');
  person = await makePerson(muster.database, muster.organization.id, 'member');
  for (const id of [theirs, crypto.randomUUID()]) {
    const { status, body } = await ask(id);
    expect([status, body.message]).toEqual([404, "This browser doesn't exist."]);
  }
  expect(jobs).toEqual([]);
});

test('only so many are sent a minute', async () => {
  const desk = await subscribe('desk');
  for (let at = 0; at < TESTS_A_MINUTE; at += 1) expect((await ask(desk)).status).toBe(200);
  expect((await ask(desk)).status).toBe(429);
  expect(jobs).toHaveLength(TESTS_A_MINUTE);
});
