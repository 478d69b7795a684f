import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { browserKeys, openTestPushService, type TestPushService } from '../../../test/push-service.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { makeDue, tell, wayOf } from '../../../test/told.ts';
import { type Post, webPushing } from './adapters/push-service.ts';
import { PUSHES } from './commands/test-push.ts';
import { requireKeys } from './queries/keys.ts';
import { pushNotifications } from './reactions/push.ts';

let muster: TestServer;
let service: TestPushService;
let run: (data: object) => Promise<void>;
let person: TestPerson;
const later: { queue: string; data: object; notBefore: Date | undefined }[] = [];

/** Over http, which a browser's push service never is. */
const post: Post = async (url, headers, body) => {
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
};

beforeAll(async () => {
  muster = await openTestServer();
  service = await openTestPushService();
  const { databases } = muster.server;
  const keys = await databases.within({ organization: null, sub: null, writes: false }, requireKeys);
  const push = webPushing({ keys, contact: 'mailto:crew@muster.test', post });
  const enqueue = async (_: object, queue: string, data: object, notBefore?: Date) =>
    void later.push({ queue, data, notBefore });
  run = pushNotifications(databases, { push, enqueue }).run;
});
afterAll(async () => {
  await service.close();
  await muster.close();
});
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
  service.asked.length = 0;
  later.length = 0;
});

const subscribe = async (path: string, keys = browserKeys()): Promise<void> => {
  await muster.database.query(
    'insert into push_subscriptions (recipient, endpoint, p256dh, auth) values ($1, $2, $3, $4)',
    [person.sub, `${service.url}${path}`, keys.p256dh, keys.auth],
  );
};
const subscribed = async () =>
  (
    await muster.database.query(
      'select endpoint from push_subscriptions where recipient = $1 order by endpoint',
      [person.sub],
    )
  ).map(({ endpoint }) => endpoint.replace(service.url, ''));
const told = (rest: Partial<Parameters<typeof tell>[2]> = {}) =>
  tell(muster.database, person.sub, { channel: 'web-push', ...rest });
const work = (notification: string) => run({ recipient: person.sub, notification });
const way = (notification: string) => wayOf(muster.database, notification, 'web-push');

test('every browser of the person gets it, signed, with a topic that stays and an end, and it is ready then', async () => {
  await subscribe('/phone');
  await subscribe('/desk');
  const id = await told();
  await work(id);
  expect(service.asked.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  for (const { headers } of service.asked) {
    expect(headers).toMatchObject({
      ...{ topic: id.replaceAll('-', ''), ttl: '86400', urgency: 'normal' },
      'content-encoding': 'aes128gcm',
    });
    expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
  }
  expect(await way(id)).toEqual({ status: 'ready', attempts: 1, error: null });
});

test('what ran once isn’t pushed again, and of two workers at the same moment one pushes', async () => {
  await subscribe('/phone');
  const id = await told({ priority: 'urgent' });
  await Promise.all([work(id), work(id)]);
  await work(id);
  expect(service.asked.map(({ headers }) => headers.urgency)).toEqual(['high']);
});

test('work of a worker that died is done by the next, half a minute later, under the same topic', async () => {
  await subscribe('/phone');
  const id = await told();
  await muster.database.query(
    "update notification_channels set due_at = now() + interval '20 seconds' where notification_id = $1",
    [id],
  );
  await work(id);
  expect(service.asked).toEqual([]);
  expect(later).toMatchObject([{ queue: PUSHES, data: { recipient: person.sub, notification: id } }]);
  await makeDue(muster.database, id);
  await work(id);
  expect(service.asked).toHaveLength(1);
});

test.each([404, 410])('%s: the browser is gone for good, the others have it', async (status) => {
  await subscribe('/gone');
  await subscribe('/here');
  service.answerOnce('/gone', status);
  const id = await told();
  await work(id);
  expect(await subscribed()).toEqual(['/here']);
  expect(await way(id)).toMatchObject({ status: 'ready' });
  expect(later).toEqual([]);
});

test('where the last browser is gone, or has no keys, that is why it failed', async () => {
  await subscribe('/keyless', { p256dh: 'none', auth: 'none' });
  const id = await told();
  await work(id);
  expect(service.asked).toEqual([]);
  expect(await way(id)).toEqual({
    ...{ status: 'error', attempts: 1, error: 'No browser of this person takes pushes any more.' },
  });
});

test('413: what is too large is shortened and sent again at once', async () => {
  await subscribe('/small');
  service.answerOnce('/small', 413);
  service.answerOnce('/small', 413);
  const id = await told({ message: 'Night patrol. '.repeat(140) });
  await work(id);
  const sizes = service.asked.map(({ bytes }) => bytes);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBe(3);
  expect(await way(id)).toMatchObject({ status: 'ready', attempts: 1 });
});

test('429: nobody is asked again before the moment that the service names, and it is no failure', async () => {
  await subscribe('/busy');
  service.answerOnce('/busy', 429, { 'retry-after': '600' });
  const before = Date.now();
  const id = await told();
  await work(id);
  expect(await way(id)).toMatchObject({ status: 'queued', attempts: 0 });
  const wait = (later[0]?.notBefore?.getTime() ?? 0) - before;
  expect(wait).toBeGreaterThanOrEqual(600_000);
  expect(wait).toBeLessThan(660_000);
  await makeDue(muster.database, id);
  await run(later[0]?.data ?? {});
  expect(await way(id)).toEqual({ status: 'ready', attempts: 1, error: null });
});

test('a service that fails is asked five times, after pauses that double, and then no more', async () => {
  await subscribe('/broken');
  const id = await told();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    service.answerOnce('/broken', 500);
    await makeDue(muster.database, id);
    const before = Date.now();
    await work(id);
    const [again] = later.splice(0);
    if (again?.notBefore) pauses.push(Math.floor((again.notBefore.getTime() - before) / 30_000));
  }
  expect(pauses).toEqual([1, 2, 4, 8]);
  expect(await way(id)).toEqual({ status: 'error', attempts: 5, error: 'The push service answered 500' });
  await makeDue(muster.database, id);
  await work(id);
  expect(service.asked).toHaveLength(5);
});

test('a browser whose service fails is tried again alone, and who has it isn’t disturbed', async () => {
  await subscribe('/fine');
  await subscribe('/broken');
  service.answerOnce('/broken', 503);
  const id = await told();
  await work(id);
  expect(await way(id)).toMatchObject({ status: 'ready', attempts: 1 });
  service.asked.length = 0;
  await makeDue(muster.database, id);
  await run(later[0]?.data ?? {});
  expect(service.asked.map(({ path }) => path)).toEqual(['/broken']);
  expect(await way(id)).toEqual({ status: 'ready', attempts: 2, error: null });
});

test('where no browser is pushed to, it is ready for a page that is open; what was read already isn’t pushed', async () => {
  const unpushed = await told();
  await work(unpushed);
  expect(await way(unpushed)).toMatchObject({ status: 'ready', error: null });
  await subscribe('/phone');
  const id = await told();
  await muster.database.query('update notifications set read_at = now() where id = $1', [id]);
  await work(id);
  expect(service.asked).toEqual([]);
  expect(await way(id)).toEqual({ status: 'read', attempts: 0, error: null });
});
