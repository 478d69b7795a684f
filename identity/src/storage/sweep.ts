import type { Pool } from 'pg';
import type { Logger } from '../options.ts';

const HOUR_MS = 3_600_000;

/** Deletes what has expired, now and every hour. Returns how to stop, which waits for a sweep under way. */
export function startSweep(pool: Pool, logger: Logger): () => Promise<void> {
  const sweep = () =>
    sweepOnce(pool).catch((error: unknown) => logger.warn({ err: error }, 'identity: sweep failed'));
  let current = sweep();
  const timer = setInterval(() => {
    current = sweep();
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}

/** Revoked grants and retired keys stay for a day, far longer than the tokens that come from them. */
export async function sweepOnce(pool: Pool): Promise<void> {
  const now = new Date();
  await pool.query('delete from idp.artifacts where expires_at < $1', [now]);
  await pool.query('delete from idp.password_links where expires_at < $1', [now]);
  await pool.query('delete from idp.sign_ups where expires_at < $1', [now]);
  await pool.query('delete from idp.throttle where expire < $1', [now.getTime()]);
  await pool.query("delete from idp.outbox where created_at < $1::timestamptz - interval '7 days'", [now]);
  await pool.query('delete from idp.upstream_attempts where expires_at < $1', [now]);
  await pool.query('delete from idp.upstream_links where expires_at < $1', [now]);
  await pool.query('delete from idp.half_sign_ins where expires_at < $1', [now]);
  await pool.query('delete from idp.passkey_challenges where expires_at < $1', [now]);
  await pool.query(
    `delete from idp.authenticators where confirmed_at is null and created_at < $1::timestamptz - interval '1 hour'`,
    [now],
  );
  await pool.query(
    "delete from idp.grants where expires_at < $1 or revoked_at < $1::timestamptz - interval '1 day'",
    [now],
  );
  for (const table of ['signing_keys', 'cookie_keys']) {
    await pool.query(`delete from idp.${table} where retires_at < $1::timestamptz - interval '1 day'`, [now]);
  }
}
