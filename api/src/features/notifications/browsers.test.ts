import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push-endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let person: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
});

const browser = (fields: object = {}) => ({
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'BNcR_d-Re', auth: 'tBHI' },
  ...fields,
});
const subscribe = (fields: object = {}) =>
  muster.as(person)(subscribeToPush, { body: JSON.parse(JSON.stringify(browser(fields))) });
const unsubscribe = (subscription_id: string) =>
  muster.as(person)(unsubscribeFromPush, { params: { subscription_id } });
const kept = () =>
  muster.database.query(
    'select id, endpoint, p256dh, auth, device from push_subscriptions where recipient = $1',
    [person.sub],
  );

test('the same browser twice is one subscription, with the keys of the second', async () => {
  const first = await subscribe({ device: 'Chrome · Linux' });
  const second = await subscribe({ device: 'Chrome', keys: { p256dh: 'other', auth: 'new=' } });
  expect([first.status, second.body]).toEqual([200, first.body]);
  const row = { endpoint: 'https://push.example/1', p256dh: 'other', auth: 'new=', device: 'Chrome' };
  expect(await kept()).toEqual([{ id: first.body.id, ...row }]);
});

test('a browser that two people use is theirs apart', async () => {
  const { body } = await subscribe();
  const mine = person;
  person = await makePerson(muster.database, muster.organization.id, 'member');
  const theirs = await subscribe();
  expect(theirs.body.id).not.toBe(body.id);
  expect((await unsubscribe(body.id)).status).toBe(404);
  person = mine;
  expect(await kept()).toHaveLength(1);
});

test('a subscription ends once', async () => {
  const { body } = await subscribe();
  expect((await unsubscribe(body.id)).status).toBe(204);
  expect((await unsubscribe(body.id)).status).toBe(404);
  expect(await kept()).toEqual([]);
});

test('a person’s twenty-first browser is refused, and one of the twenty may come again', async () => {
  for (let at = 0; at < 20; at += 1) await subscribe({ endpoint: `https://push.example/${at}` });
  const { status, body } = await subscribe({ endpoint: 'https://push.example/one-more' });
  expect([status, body.rule, body.fields[0].field]).toEqual([422, 'too-many-browsers', 'endpoint']);
  expect((await subscribe({ endpoint: 'https://push.example/7' })).status).toBe(200);
  expect(await kept()).toHaveLength(20);
});

test.each([
  [{ endpoint: 'http://push.example/1' }, 'endpoint'],
  [{ endpoint: 'javascript:alert(1)' }, 'endpoint'],
  [{ endpoint: 'push' }, 'endpoint'],
  [{ endpoint: `https://push.example/${'x'.repeat(2_000)}` }, 'endpoint'],
  [{ keys: { p256dh: 'a b', auth: 'c' } }, 'keys.p256dh'],
  [{ keys: { p256dh: 'a', auth: '' } }, 'keys.auth'],
  [{ keys: { p256dh: 'a'.repeat(201), auth: 'c' } }, 'keys.p256dh'],
  [{ keys: { p256dh: 'a' } }, 'keys.auth'],
  [{ device: 'x'.repeat(201) }, 'device'],
  [{ recipient: 'somebody' }, 'recipient'],
])('the browser %j is refused beside %s', async (fields: object, field) => {
  const { status, body } = await subscribe(fields);
  expect([status, body.fields?.[0]?.field]).toEqual([422, field]);
  expect(await kept()).toEqual([]);
});
