import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { testIdentity, testOptions } from '../../test/identity.ts';
import { mailsTo, NEW_PASSWORD, problemOf, titleOf, visit } from '../../test/sign-up.ts';
import { startIdentity } from '../main.ts';

const identity = testIdentity();

async function users(email: string): Promise<number> {
  const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
  const { rowCount } = await pool.query('select from idp.users where email = $1', [email]);
  await pool.end();
  return rowCount ?? 0;
}

describe('the form', () => {
  const submit = async (fields: Record<string, string>) => {
    const browser = new Browser();
    const form = await browser.open(authorizeUrl(identity.current.issuer, pkce().challenge));
    return visit(browser, `${form.url}/sign-up`, formBody(fields));
  };

  test.each([
    [
      { email: 'gus@customer', name: 'Gus', password: NEW_PASSWORD },
      'Type an e-mail address such as name@example.org.',
    ],
    [{ email: 'a@b.example, c@d.example', name: 'Gus', password: NEW_PASSWORD }, 'Type an e-mail address'],
    [
      { email: 'gus@customer.example', name: ' ', password: NEW_PASSWORD },
      'Type your name as your colleagues know it.',
    ],
    [
      { email: 'gus@customer.example', name: 'x'.repeat(101), password: NEW_PASSWORD },
      'Use at most 100 characters',
    ],
    [
      { email: 'gus@customer.example', name: 'G\u202Eus', password: NEW_PASSWORD },
      'Use only letters and signs that can be seen',
    ],
    [
      { email: 'gus@customer.example', name: 'Gus', password: 'too short' },
      'Choose a password of 10 to 256 characters.',
    ],
    [
      { email: 'gus@customer.example', name: 'Gus', password: 'x'.repeat(257) },
      'Choose a password of 10 to 256 characters.',
    ],
  ])('refuses %j with a sentence, and keeps what was typed but the password', async (fields, sentence) => {
    const page = await submit(fields);
    expect(page.status).toBe(400);
    expect(problemOf(page)).toContain(sentence);
    expect(page.text).toContain(`value="${fields.email}"`);
    expect(page.text).toContain(`value="${fields.name.trim()}"`);
    expect(page.text).not.toContain(fields.password);
    expect(await users(fields.email)).toBe(0);
  });

  test('tells every problem at once, each with the way to its field', async () => {
    const page = await submit({ email: '', name: '', password: '' });
    for (const field of ['email', 'name', 'password']) {
      expect(problemOf(page)).toContain(`href="#${field}"`);
      expect(page.text).toContain(`aria-describedby="${field}-problem"`);
    }
  });

  test('shows what was typed as text, never as markup', async () => {
    const page = await submit({ email: '"><script>', name: '<script>alert(1)</script>', password: '' });
    expect(page.text).not.toContain('<script>');
  });

  test('says so, and makes nothing, where no mail can be sent', async () => {
    const plain = await startIdentity({ ...testOptions(identity.databaseUrl), demo: null });
    for (const step of ['/sign-up', '/confirm', '/forgot-password']) {
      const page = await visit(new Browser(), `${plain.issuer}${step}`);
      expect([page.status, titleOf(page)]).toEqual([404, 'Mail isn’t set up here']);
    }
    const browser = new Browser();
    const form = await visit(browser, authorizeUrl(plain.issuer, pkce().challenge));
    expect(form.text).not.toContain('/sign-up');
    const fields = { email: 'hal@customer.example', name: 'Hal', password: NEW_PASSWORD };
    const refused = await visit(browser, `${form.url}/sign-up`, formBody(fields));
    expect(refused.status).toBe(404);
    expect(await mailsTo(identity.current.issuer, fields.email)).toEqual([]);
    await plain.close();
  });
});
