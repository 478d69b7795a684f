import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../test/browser.ts';
import { CountedPool } from '../test/counted-pool.ts';
import { MEMBER, testIdentity, testOptions } from '../test/identity.ts';
import { NEW_PASSWORD, type Page, signUp, visit } from '../test/sign-up.ts';
import { type Identity, startIdentity } from './main.ts';

vi.mock('@node-rs/argon2', { spy: true });

const database = testIdentity();
let pool: CountedPool;
let identity: Identity;

beforeAll(async () => {
  // The keys are read again from time to time; here no time passes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  pool = new CountedPool(database.databaseUrl);
  identity = await startIdentity({ ...testOptions(database.databaseUrl), pool });
});
afterAll(async () => {
  vi.useRealTimers();
  await identity.close();
  await pool.end();
});
beforeEach(() => {
  vi.clearAllMocks();
});

/** Runs beside the requests, when the provider starts. */
const SWEEP = /^delete from idp\./;

const UNKNOWN = 'nobody@muster.example';

interface Observed {
  status: number;
  text: string;
  /** Statements to the database, in their order. */
  statements: string[];
  hashes: number;
}

/** What an outsider sees, and what the provider did for it. */
async function observe(email: string, work: () => Promise<Page>): Promise<Observed> {
  pool.take();
  vi.clearAllMocks();
  const page = await work();
  const hashes = vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length;
  const text = page.text
    .replaceAll(email, '')
    .replaceAll(/\/sign-in\/[\w-]+/g, '')
    .replace(/(name="token" value=")[^"]+/, '$1');
  const statements = pool.take().filter((statement) => !SWEEP.test(statement));
  return { status: page.status, text, statements, hashes };
}

describe('nobody learns whether an address has an account', () => {
  test('from signing in with a wrong password', async () => {
    const attempt = async (email: string) => {
      const browser = new Browser();
      const form = await browser.open(authorizeUrl(identity.issuer, pkce().challenge));
      return observe(email, () => visit(browser, form.url, formBody({ email, password: 'wrong password' })));
    };
    const [known, unknown] = [await attempt(MEMBER.email), await attempt(UNKNOWN)];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 400, hashes: 1 });
  });

  test('from signing up', async () => {
    const attempt = (email: string) =>
      observe(email, async () => (await signUp(identity.issuer, email)).page);
    const [known, unknown] = [await attempt(MEMBER.email), await attempt(UNKNOWN)];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, hashes: 1 });
    expect(known.statements.filter((text) => text.startsWith('insert into idp.outbox'))).toHaveLength(1);
  });

  test('from asking for a new password', async () => {
    const ask = (email: string) =>
      observe(email, () => visit(new Browser(), `${identity.issuer}/forgot-password`, formBody({ email })));
    const [known, unknown] = [await ask(MEMBER.email), await ask(UNKNOWN)];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const beyond = known.statements.filter((statement) => !unknown.statements.includes(statement));
    expect(beyond).toEqual([expect.stringMatching(/^insert into idp\.outbox/)]);
    const [again, unknownAgain] = [await ask(MEMBER.email), await ask(UNKNOWN)];
    expect(unknownAgain).toEqual(again);
    expect(again.text).toBe(known.text);
  });

  test('from being held up', async () => {
    const ask = async (email: string) => {
      const address = `${identity.issuer}/forgot-password`;
      const answers: Observed[] = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await observe(email, () => visit(new Browser(), address, formBody({ email }))));
      return answers.map(({ status, text }) => [status, text]);
    };
    const [known, unknown] = [await ask('manager@muster.example'), await ask('somebody@muster.example')];
    expect(unknown).toEqual(known);
    expect(known.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('a sign-up stores one hash of what was typed, whatever the address', async () => {
  await signUp(identity.issuer, 'once@muster.example');
  expect(vi.mocked(argon2.hash)).toHaveBeenCalledExactlyOnceWith(NEW_PASSWORD, expect.anything());
});
