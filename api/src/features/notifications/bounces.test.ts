import { expect, test } from 'vitest';
import { openMailDesk } from '../../../test/mail-desk.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { fromExchange, fromPostfix } from './fixtures/bounces.ts';
import { mailDigests } from './reactions/digest.ts';
import { mailNotifications } from './reactions/mail.ts';

const desk = openMailDesk('Acme');
const { told, way } = desk;

const mailing = (bounces?: string) => ({
  deliver: smtpDelivery({
    url: desk.post.url,
    from: 'Muster <crew@muster.test>',
    host: 'muster.test',
    bounces,
  }),
  ...{ publicUrl: 'http://muster.test', enqueue: async () => undefined },
});
const mail = async (bounces?: string) => {
  const notification = await told();
  await mailNotifications(desk.muster.server.databases, mailing(bounces)).run({
    ...{ recipient: desk.person.sub, notification },
  });
  return { notification, from: desk.post.taken.at(-1)?.from ?? '' };
};
const comesBack = (raw: string, type = 'message/rfc822') =>
  desk.muster.server.http.inject({
    method: 'POST',
    url: '/api/mail-bounces',
    headers: { 'content-type': type },
    payload: raw,
  });
const BOUNCES = 'bounces@muster.test';

test('mails leave from an address of their own where one is set, else from that of all', async () => {
  expect((await mail()).from).toBe('crew@muster.test');
  const [one, other] = [await mail(BOUNCES), await mail(BOUNCES)];
  expect(one.from).toMatch(/^bounces\+[0-9a-f]{48}@muster\.test$/);
  expect(one.from.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(other.from).not.toBe(one.from);
});

test('a mail that came back for good is an error with its cause, which names nobody', async () => {
  for (const [write, cause] of [
    [
      fromPostfix,
      'The mail came back: 550 5.1.1 …: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [fromExchange, 'The mail came back: 550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found'],
  ] as const) {
    const { notification, from } = await mail(BOUNCES);
    expect(await way(notification)).toMatchObject({ status: 'sent' });
    expect((await comesBack(write({ to: from }))).statusCode).toBe(204);
    expect(await way(notification)).toMatchObject({ status: 'error', error: cause });
  }
});

test('every notification of a digest that came back is an error', async () => {
  const ids = [await told({ inDigest: true }), await told({ inDigest: true })];
  await mailDigests(desk.muster.server.databases, mailing(BOUNCES)).run({ recipient: desk.person.sub });
  await comesBack(fromPostfix({ to: desk.post.taken.at(-1)?.from ?? '' }));
  for (const id of ids) expect(await way(id)).toMatchObject({ status: 'error' });
});

test('one that is only late, that was delivered, that was read, or that nobody of us sent changes nothing', async () => {
  const { notification, from } = await mail(BOUNCES);
  const forged = from.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
  for (const raw of [
    fromPostfix({ to: from, action: 'delayed', status: '4.4.1' }),
    fromPostfix({ to: from, action: 'delivered', status: '2.0.0' }),
    fromPostfix({ to: forged }),
    fromPostfix({ to: 'crew@muster.test' }),
    'no mail at all',
    '',
  ])
    expect((await comesBack(raw)).statusCode).toBe(204);
  expect(await way(notification)).toMatchObject({ status: 'sent', error: null });
  await desk.muster.database.query(
    "update notification_channels set status = 'read' where notification_id = $1 and channel = 'email'",
    [notification],
  );
  await comesBack(fromPostfix({ to: from }));
  expect(await way(notification)).toMatchObject({ status: 'read' });
});

test('what isn’t a mail, or is larger than any such mail, is refused', async () => {
  expect((await comesBack('{}', 'application/json')).statusCode).toBe(415);
  expect((await comesBack('x'.repeat(1_048_577))).statusCode).toBe(413);
});
