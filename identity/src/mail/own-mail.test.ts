import { expect, test } from 'vitest';
import { testIdentity } from '../../test/identity.ts';

const identity = testIdentity();

const invitation = {
  name: 'invitation-1-1',
  recipient: 'ann@customer.example',
  subject: 'Olivia invites you to <Acme>',
  text: 'Come & join: http://localhost:3000/invitation?id=1',
  html: '<p>Come &amp; join</p>',
};
const outbox = async () => (await fetch(`${identity.current.issuer}/outbox`)).text();

test('a mail of the application’s stands in the outbox of the demo, its text as text', async () => {
  await identity.current.mail({ ...invitation, expiresAt: new Date(Date.now() + 60_000) });
  const page = await outbox();
  expect(page).toContain('<h2>Olivia invites you to &lt;Acme&gt;</h2>');
  expect(page).toContain('href="http://localhost:3000/invitation?id=1"');
});

test('handed over again it is there once', async () => {
  const mail = { ...invitation, name: 'invitation-2-1', subject: 'Only once' };
  const expiresAt = new Date(Date.now() + 60_000);
  await Promise.all([1, 2, 3].map(() => identity.current.mail({ ...mail, expiresAt })));
  expect((await outbox()).split('Only once')).toHaveLength(2);
});
