import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RECEIPT_TYPE } from '#contract/notifications/push.ts';
import { readPush } from '#contract/notifications/push-endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { tell, wayOf } from '../../../test/told.ts';
import { keepKeys } from './commands/keep-keys.ts';
import { signReceipt } from './queries/receipts.ts';
import { signUnsubscribing } from './queries/unsubscribing.ts';

let muster: TestServer;
let other: TestServer;
let person: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  other = await openTestServer();
});
afterAll(async () => {
  await other.close();
  await muster.close();
});
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
});

const A_MONTH_MS = 31 * 86_400_000;
const sign = (notification: string, { by = muster, at = new Date() } = {}) =>
  by.server.databases.within({ organization: null, sub: null, writes: false }, (db) =>
    signReceipt(db, { recipient: person.sub, notification }, at),
  );
const send = async (payload: object | string, type = RECEIPT_TYPE) => {
  const { statusCode } = await muster.server.http.inject({
    method: 'POST',
    url: '/api/notification-receipts',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return statusCode;
};
const told = () => tell(muster.database, person.sub, { channel: 'web-push' });
const statuses = async (id: string) => [
  (await wayOf(muster.database, id, 'app'))?.status,
  (await wayOf(muster.database, id, 'web-push'))?.status,
];
const unread = async () => {
  const [counts] = await muster.database.query(
    'select unread from notification_counts where recipient = $1',
    [person.sub],
  );
  return counts?.unread;
};

test('a worker without a session says that its push was shown, then that it was clicked', async () => {
  const [id, another] = [await told(), await told()];
  const receipt = await sign(id);
  expect(await send({ receipt, said: 'sent' })).toBe(204);
  expect(await statuses(id)).toEqual(['ready', 'sent']);
  expect(await unread()).toBe(2);
  expect(await send({ receipt, said: 'read' })).toBe(204);
  expect(await statuses(id)).toEqual(['read', 'read']);
  expect(await unread()).toBe(1);
  expect(await send({ receipt, said: 'sent' })).toBe(204);
  expect(await statuses(id)).toEqual(['read', 'read']);
  expect(await statuses(another)).toEqual(['ready', 'queued']);
});

test('a receipt that another server signed, that is too old, changed, for something else or none at all is refused', async () => {
  const id = await told();
  const receipt = await sign(id);
  const [body = '', mac = ''] = receipt.split('.');
  const elsewhere = await muster.server.databases.within(
    { organization: null, sub: null, writes: false },
    (db) => signUnsubscribing(db, { recipient: person.sub, about: null }, new Date()),
  );
  const forged = Buffer.from(
    Buffer.from(body, 'base64url')
      .toString()
      .replace(id, await told()),
  ).toString('base64url');
  const refused = [
    await sign(id, { by: other }),
    await sign(id, { at: new Date(Date.now() - A_MONTH_MS) }),
    ...[`${forged}.${mac}`, `${receipt}.`, elsewhere, `${body}.`, ''],
  ];
  for (const wrong of refused) expect(await send({ receipt: wrong, said: 'read' })).toBe(400);
  for (const wrong of [{ receipt, said: 'archived' }, { said: 'read' }, 'no json', 'null'])
    expect(await send(wrong)).toBe(400);
  expect(await send({ receipt, said: 'read' }, 'application/json')).toBe(415);
  expect(await statuses(id)).toEqual(['ready', 'queued']);
});

test('browsers are told the key that was made at the first start, which no later start changes', async () => {
  const key = async () => (await muster.as(person)(readPush)).body.public_key;
  const first = await key();
  expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  await keepKeys(muster.server.databases);
  expect(await key()).toBe(first);
  expect((await other.as(other.organization.people.member)(readPush)).body.public_key).not.toBe(first);
});

test('the application itself can’t read the keys as rows', async () => {
  const reading = muster.server.databases.query('select * from notification_keys');
  await expect(reading).rejects.toThrow('permission denied');
});
