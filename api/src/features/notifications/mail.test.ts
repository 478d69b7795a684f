import { beforeEach, expect, test } from 'vitest';
import { openMailDesk } from '../../../test/mail-desk.ts';
import { makeDue } from '../../../test/told.ts';
import { HAND_OVER_MS, smtpDelivery } from '../../platform/mail/mail.ts';
import { MAILS, type MailingOne, mailNotifications } from './reactions/mail.ts';
import { LEASE_S } from './writing/lease-ways.ts';

const desk = openMailDesk('Acme & Sons');
const { told, way } = desk;
const later: { queue: string; data: object; notBefore: Date | undefined }[] = [];
beforeEach(() => {
  later.length = 0;
});

const enqueue: MailingOne['enqueue'] = async (_, queue, data, notBefore) =>
  void later.push({ queue, data, notBefore });
const SERVER = { from: 'Muster <crew@muster.test>', host: 'muster.test' };
const deliver = () => smtpDelivery({ url: desk.post.url, ...SERVER });
const work = (notification: string, to: MailingOne['deliver'] = deliver()) =>
  mailNotifications(desk.muster.server.databases, {
    ...{ deliver: to, publicUrl: 'http://muster.test', enqueue },
  }).run({ recipient: desk.person.sub, notification });

test('says what happened where and why one is told, leads there by its way, and can be ended by one click', async () => {
  const id = await told({ message: 'We start on Monday <early>.' });
  await work(id);
  const [{ to, raw } = { to: '', raw: '' }] = desk.post.taken;
  expect(to).toBe(desk.person.email);
  for (const part of [
    'Subject: Olivia Owner assigned you to Harbour',
    `Message-ID: <notification-${id}@muster.test>`,
    'Olivia Owner assigned you to Harbour (Acme & Sons).',
    'You are on its team.',
    `http://muster.test/projects?tab=all&nt=${id}&ch=email`,
    'We start on Monday &lt;early&gt;.',
    '> We start on Monday <early>.',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
    expect(raw).toContain(part);
  expect(raw.replace(/\r\n\s+/g, ' ')).toMatch(
    /List-Unsubscribe: <http:\/\/muster\.test\/api\/mail-unsubscribe\?token=[\w.-]+>/,
  );
  expect(await way(id)).toEqual({ status: 'sent', attempts: 1, error: null });
});

test('a job that runs twice mails once, one after the other as well as at the same moment', async () => {
  const id = await told();
  await Promise.all([work(id), work(id)]);
  await work(id);
  expect(desk.post.taken).toHaveLength(1);
});

test('after a death between the server’s yes and the commit the mail comes again, by the same name', async () => {
  const id = await told();
  await work(id);
  await desk.forgetThatItWasSent(id);
  await work(id);
  expect(desk.names()).toEqual([`<notification-${id}@muster.test>`, `<notification-${id}@muster.test>`]);
});

test('a server that stalls is given up while others are still kept off, and has got nothing then', async () => {
  expect(LEASE_S * 1_000).toBeGreaterThan(HAND_OVER_MS);
  const goOn = desk.post.stallOnce();
  const id = await told();
  const impatient = smtpDelivery({ url: desk.post.url, ...SERVER, handOverMs: 500 });
  const first = work(id, impatient);
  await expect.poll(() => dueIn(id)).toBeGreaterThan(0);
  await work(id);
  expect(later).toMatchObject([{ queue: MAILS, data: { notification: id } }]);
  await first;
  expect(await way(id)).toEqual({
    ...{ status: 'queued', attempts: 1, error: 'The mail server took no mail: ETIMEDOUT' },
  });
  goOn();
  await makeDue(desk.muster.database, id);
  await work(id, impatient);
  expect(desk.post.taken).toHaveLength(1);
  expect(await way(id)).toMatchObject({ status: 'sent', attempts: 2 });
});

const dueIn = async (notification: string) => {
  const [row] = await desk.muster.database.query<{ seconds: number }>(
    "select extract(epoch from due_at - now())::float as seconds from notification_channels where notification_id = $1 and channel = 'email'",
    [notification],
  );
  return row?.seconds ?? 0;
};

test('an address that is refused for good fails at once, and says why without naming it', async () => {
  desk.post.refuseOnce(550);
  const id = await told();
  await work(id);
  const { status, attempts, error } = (await way(id)) ?? {};
  expect([status, attempts]).toEqual(['error', 1]);
  expect(error).toMatch(/^The mail server refuses this recipient for good: \w+ 550$/);
  expect(later).toEqual([]);
});

test('a server that refuses for now is asked five times, later each time', async () => {
  const id = await told();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    desk.post.refuseOnce(451);
    await makeDue(desk.muster.database, id);
    const before = Date.now();
    await work(id);
    const [again] = later.splice(0);
    if (again) expect(again).toMatchObject({ queue: MAILS, data: { notification: id } });
    if (again?.notBefore) pauses.push(Math.floor((again.notBefore.getTime() - before) / 30_000));
  }
  expect(pauses).toEqual([1, 2, 4, 8]);
  const { status, attempts, error } = (await way(id)) ?? {};
  expect([status, attempts]).toEqual(['error', 5]);
  expect(error).toMatch(/^The mail server took no mail: \w+ 451$/);
});

test('without a mail server that is why it failed; what was read already isn’t mailed', async () => {
  const id = await told();
  await work(id, null);
  expect(await way(id)).toEqual({ status: 'error', attempts: 1, error: 'No mail server is set.' });
  const read = await told();
  await desk.read(read);
  await work(read);
  expect(await way(read)).toMatchObject({ status: 'read', attempts: 0 });
  expect(desk.post.taken).toEqual([]);
});
