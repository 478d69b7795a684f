import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createThrottle, type Throttle } from '../src/throttle/throttle.ts';
import { authorizeUrl, Browser, formBody, pkce } from './browser.ts';
import { REDIRECT_URI, testIdentity } from './identity.ts';
import { type Page, visit } from './sign-up.ts';

let last = 0;
export const newAddress = () => {
  last += 1;
  return `10.9.${Math.floor(last / 200)}.${last % 200}`;
};

export const isSignedIn = (page: Page) => page.url.startsWith(`${REDIRECT_URI}?code=`);

/** A provider for a test file whose counts start again after each test. */
export function testThrottle() {
  /** Every request may name its own address, as if there were one proxy in front. */
  const identity = testIdentity(() => ({ trustProxy: (_address, hop) => hop < 1 }));
  let pool: Pool;
  let throttle: Throttle;
  beforeAll(() => {
    pool = new Pool({ connectionString: identity.databaseUrl, max: 2 });
    throttle = createThrottle(pool);
  });
  afterAll(() => pool.end());
  afterEach(async () => {
    vi.useRealTimers();
    await pool.query('delete from idp.throttle');
  });

  return {
    identity,
    pool: () => pool,
    guard: (email: string, address: string) => throttle.guard('sign-in', email, address),
    async signInFrom(
      address: string,
      email: string,
      password: string,
      browser = new Browser(),
    ): Promise<Page> {
      const form = await browser.open(
        authorizeUrl(identity.current.issuer, pkce().challenge, { prompt: 'login' }),
      );
      const headers = { 'x-forwarded-for': address };
      return visit(browser, form.url, { ...formBody({ email, password }), headers });
    },
    /** As if a wrong password had been typed so often. */
    async fail(times: number, email: string, address: () => string): Promise<void> {
      for (let count = 0; count < times; count += 1) await throttle.guard('sign-in', email, address());
    },
  };
}
