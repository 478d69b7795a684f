import { expect, test } from 'vitest';
import { mailingOf } from './mailing.ts';

const settings = {
  SMTP_URL: undefined,
  MAIL_FROM: 'crew@muster.test',
  PUBLIC_URL: 'http://muster.test',
  DEMO: true,
};
const mail = {
  ...{
    name: 'invitation-1-1',
    recipient: 'ann@example.org',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  },
  expiresAt: new Date('2026-07-14T16:30:00Z'),
};
const silent = () => undefined;

test('the demo without a mail server puts what it mails into the outbox that its page shows', async () => {
  const outbox: object[] = [];
  const identity = { mail: async (one: object) => void outbox.push(one) };
  const { deliver } = mailingOf(settings, identity, silent);
  expect(await deliver?.(mail)).toBeNull();
  expect(outbox).toEqual([mail]);
});

test('outside the demo, where nobody sees that outbox, nothing counts as sent', () => {
  const identity = { mail: () => Promise.reject(new Error('never asked')) };
  expect(mailingOf({ ...settings, DEMO: false }, identity, silent).deliver).toBeNull();
  expect(mailingOf(settings, null, silent).deliver).toBeNull();
});

test('a mail server is asked itself, also in the demo', async () => {
  const identity = { mail: () => Promise.reject(new Error('never asked')) };
  const { deliver } = mailingOf({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' }, identity, silent);
  await expect(deliver?.(mail)).rejects.toThrow('The mail server took no mail');
});
