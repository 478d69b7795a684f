import { Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { formBody } from '../../test/browser.ts';
import { CLIENT_ID, testIdentity } from '../../test/identity.ts';
import { refresh, signIn } from '../../test/sign-in.ts';
import { sweepOnce } from './sweep.ts';

const identity = testIdentity();

afterEach(() => {
  vi.useRealTimers();
});

test('a sweep deletes what has expired or was revoked long ago, and keeps what is in use', async () => {
  const { issuer } = identity.current;
  const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
  const count = async (table: string) =>
    (await pool.query<{ n: number }>(`select count(*)::int as n from idp.${table}`)).rows[0]?.n;

  const revoked = await signIn(issuer);
  const used = await signIn(issuer);
  await fetch(`${issuer}/oauth2/revoke`, formBody({ client_id: CLIENT_ID, token: revoked.refresh_token }));
  await sweepOnce(pool);
  expect(await count('grants')).toBe(2);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  const { tokens } = await refresh(issuer, used.refresh_token);
  await sweepOnce(pool);
  expect(await count('grants')).toBe(1);
  expect((await refresh(issuer, tokens.refresh_token)).status).toBe(200);

  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  await sweepOnce(pool);
  expect(await count('grants')).toBe(0);
  expect(await count('artifacts')).toBe(0);
  await pool.end();
});
