import { expect, test } from 'vitest';
import { type Facts, writeMail } from './adapters/letter.ts';

const facts: Facts = {
  invitation: {
    id: '01900000-0000-7000-8000-000000000001',
    email: 'ann@example.org',
    role: 'manager',
    project: null,
    message: 'We start on Monday.\nBring boots.',
    invited_by: 'Olivia Owner',
    expires_at: '2026-07-14T16:30:00.000Z',
  },
  host: { name: 'Acme', locale: 'en-GB', timezone: 'Europe/Berlin' },
  send: 2,
};
const write = (invitation: Partial<Facts['invitation']> = {}, host: Partial<Facts['host']> = {}) =>
  writeMail(
    { ...facts, invitation: { ...facts.invitation, ...invitation }, host: { ...facts.host, ...host } },
    'https://muster.example',
  );

test('says who invites whom to what as what, until when, and leads there, as text and as a page', () => {
  const { subject, text, html, recipient, name } = write();
  expect([subject, recipient]).toEqual(['Olivia Owner invites you to Acme', 'ann@example.org']);
  expect(name).toBe('invitation-01900000-0000-7000-8000-000000000001-2');
  const link = 'https://muster.example/invitation?id=01900000-0000-7000-8000-000000000001';
  for (const part of [
    'Olivia Owner invites you to work with Acme as manager.',
    'Bring boots.',
    'ann@example.org',
    link,
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('> We start on Monday.\n> Bring boots.');
});

test('names the project, where it is for one alone', () => {
  const { text } = write({ project: { id: 'x', name: 'Harbour' } });
  expect(text).toContain('work with Acme, in the project Harbour, as manager');
});

test('tells the last moment by the clock and in the words of the organization', () => {
  expect(write().text).toContain('good until 14 July 2026 at 18:30 (Europe/Berlin)');
  expect(write({}, { locale: 'de-DE' }).text).toContain('14. Juli 2026 um 18:30 (Europe/Berlin)');
  expect(write({}, { locale: 'no such locale' }).text).toContain('14 July 2026');
});

test('escapes whatever people typed, and keeps names in one line', () => {
  const evil = '<script>alert("x")</script>';
  const { subject, html, text } = write(
    {
      message: evil,
      invited_by: `Mallory\r\nBcc: all@example.org ${evil}`,
      project: { id: 'x', name: `"><img src=x>` },
    },
    { name: `${evil}\n` },
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain(`> ${evil}`);
});

test('says the same without an inviter and without a message', () => {
  const { subject, text, html } = write({ invited_by: null, message: null });
  expect(subject).toBe('You are invited to Acme');
  expect(text).toContain('Somebody of the team invites you');
  expect(html).not.toContain('<blockquote');
});

test('loads nothing from anywhere, so that opening it tells nobody', () => {
  expect(write().html).not.toMatch(/<img|<link|<script|url\(/);
});
