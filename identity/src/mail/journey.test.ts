import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { MANAGER, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { NEW_PASSWORD, signUp, titleOf, typeCode, visit } from '../../test/sign-up.ts';
import { type MailServer, openMailServer } from '../../test/smtp.ts';

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

const identity = testIdentity(() => ({
  demo: null,
  mail: { url: server.url, from: 'Muster <crew@muster.example>' },
}));

/** The text part of the newest mail to somebody, with its soft line breaks undone. */
async function mailTo(email: string, subject: string): Promise<string> {
  const find = () =>
    server.received.findLast(({ to, raw }) => to.includes(email) && raw.includes(`Subject: ${subject}`));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000 });
  return (find()?.raw ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
}

test('outside the demo the code of a sign-up arrives by mail, and nothing of it stays behind', async () => {
  const { issuer } = identity.current;
  const ada = await signUp(issuer, 'ada@customer.example');
  expect(ada.page.text).not.toContain('outbox');
  const mail = await mailTo(ada.email, 'Your code for Muster');
  const code = /^(\d{6})\r$/m.exec(mail)?.[1] ?? '';
  expect((await typeCode(ada, code)).url).toContain(`${REDIRECT_URI}?code=`);
  expect((await fetch(`${issuer}/outbox`)).status).toBe(404);
  const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        'select outbox::text as row from idp.outbox where sent_at is not null',
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(code);
    },
    { timeout: 20_000 },
  );
  await pool.end();
});

test('outside the demo a forgotten password is replaced by a mailed link, and a mail tells of it', async () => {
  const { issuer } = identity.current;
  const browser = new Browser();
  const form = await visit(browser, authorizeUrl(issuer, pkce().challenge));
  expect(form.text).toContain('href="/forgot-password">Forgot password?</a>');
  const sent = await visit(browser, `${issuer}/forgot-password`, formBody({ email: MANAGER.email }));
  expect(titleOf(sent)).toBe('Look into your mail');
  expect(sent.text).not.toContain('outbox');
  const mail = await mailTo(MANAGER.email, 'Set a new password for Muster');
  const token = /set-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  const set = await visit(browser, `${issuer}/set-password`, formBody({ token, password: NEW_PASSWORD }));
  expect(titleOf(set)).toBe('Your password is set');
  expect(await mailTo(MANAGER.email, 'Your password for Muster was changed')).toContain('/forgot-password');
});
