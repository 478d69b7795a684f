import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMailDesk } from '../../../test/mail-desk.ts';
import { browserKeys } from '../../../test/push-service.ts';
import { restingOf } from '../../../test/resting.ts';
import { tell, wayOf } from '../../../test/told.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { findDigests, mailDigests } from './reactions/digest.ts';
import { mailNotifications } from './reactions/mail.ts';
import { pushNotifications } from './reactions/push.ts';

const desk = openMailDesk('Northgate');
const { told, way } = desk;
const resting = restingOf(() => desk.muster);
const queued: { queue: string; data: object }[] = [];
const pushed: string[] = [];

let mailing: Parameters<typeof mailNotifications>[1];
beforeAll(() => {
  mailing = {
    deliver: smtpDelivery({ url: desk.post.url, from: 'crew@muster.test', host: 'muster.test' }),
    publicUrl: 'http://muster.test',
    enqueue: async (_, queue, data) => void queued.push({ queue, data }),
  };
});
beforeEach(async () => {
  await resting.bringBack();
  queued.length = 0;
  pushed.length = 0;
});

const databases = () => desk.muster.server.databases;
const mail = (notification: string) =>
  mailNotifications(databases(), mailing).run({ recipient: desk.person.sub, notification });
const push = (notification: string) =>
  pushNotifications(databases(), {
    enqueue: mailing.enqueue,
    push: async ({ endpoint }) => {
      pushed.push(endpoint);
      return { kind: 'taken' };
    },
  }).run({ recipient: desk.person.sub, notification });
/** A round of digests: the people whose is due, and the mails of these. */
const digests = async () => {
  await findDigests(databases(), mailing.enqueue).run({});
  for (const { data } of queued.splice(0)) await mailDigests(databases(), mailing).run(data);
};
const mails = () => desk.post.taken.map(({ raw }) => /Subject: (.*)/.exec(raw)?.[1]?.trim());

test.each(['suspend', 'archive'] as const)(
  '%s: a mail that was on its way isn’t sent, and comes once, in one letter with all the others, when it is back',
  async (rest) => {
    const ids = [await told({ title: 'one thing' }), await told({ title: 'another thing' })];
    const gathered = await told({ title: 'gathered before', inDigest: true });
    await resting[rest]();
    for (const id of ids) await mail(id);
    await digests();
    await mailDigests(databases(), mailing).run({ recipient: desk.person.sub });
    expect(mails()).toEqual([]);
    expect(queued).toEqual([]);
    await resting.bringBack();
    await digests();
    await digests();
    for (const id of ids) await mail(id);
    expect(mails()).toEqual(['3 notifications for you']);
    for (const id of [...ids, gathered]) expect(await way(id)).toMatchObject({ status: 'sent' });
  },
);

test('what was read meanwhile isn’t mailed afterwards', async () => {
  const id = await told();
  await resting.suspend();
  await mail(id);
  await desk.read(id);
  await resting.bringBack();
  await digests();
  expect(mails()).toEqual([]);
  expect(await way(id)).toMatchObject({ status: 'read' });
});

test('a mail whose moment comes when it is back already goes out by itself', async () => {
  const id = await told({ title: 'in the morning' });
  await resting.suspend();
  await resting.bringBack();
  await mail(id);
  await digests();
  expect(mails()).toEqual(['Olivia Owner in the morning']);
});

test.each(['suspend', 'archive'] as const)(
  '%s: a push that was on its way is sent neither then nor afterwards, and says why',
  async (rest) => {
    const keys = browserKeys();
    await desk.muster.database.query(
      `insert into push_subscriptions (recipient, endpoint, p256dh, auth) values ($1, 'https://push.test/a', $2, $3)`,
      [desk.person.sub, keys.p256dh, keys.auth],
    );
    const { id: organization } = desk.muster.organization;
    const one = await tell(desk.muster.database, desk.person.sub, { channel: 'web-push', organization });
    await resting[rest]();
    await push(one);
    await resting.bringBack();
    await push(one);
    expect(pushed).toEqual([]);
    expect(await wayOf(desk.muster.database, one, 'web-push')).toEqual({
      ...{ status: 'error', attempts: 0 },
      error: 'The organization was not active when this was due.',
    });
    await push(await tell(desk.muster.database, desk.person.sub, { channel: 'web-push', organization }));
    expect(pushed).toHaveLength(1);
  },
);

test('what concerns no organization goes out whatever becomes of one’s own', async () => {
  await resting.suspend();
  await mail(await told({ organization: null, title: 'something else' }));
  expect(mails()).toEqual(['Olivia Owner something else']);
});
