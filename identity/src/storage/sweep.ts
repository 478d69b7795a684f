import type { Pool } from 'pg';
import type { Logger } from '../options.ts';

const HOUR_MS = 3_600_000;

/** Deletes what has expired, now and every hour. Returns how to stop. */
export function startSweep(pool: Pool, logger: Logger): () => void {
  const sweep = () => {
    sweepOnce(pool).catch((error: unknown) => logger.warn({ err: error }, 'identity: sweep failed'));
  };
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}

/** Revoked grants stay for a day, far longer than the tokens issued from them. */
export async function sweepOnce(pool: Pool): Promise<void> {
  const now = new Date();
  await pool.query('delete from idp.artifacts where expires_at < $1', [now]);
  await pool.query(
    "delete from idp.grants where expires_at < $1 or revoked_at < $1::timestamptz - interval '1 day'",
    [now],
  );
}
