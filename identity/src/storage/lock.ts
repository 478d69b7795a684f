import type { Pool, PoolClient } from 'pg';

/** Any constant will do, as long as nothing else in the database uses it. */
const LOCK = 4_155_330_411;

/** The same lock, held until the client's transaction ends. */
export async function lockUntilCommit(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Runs the work in one process at a time, whatever number of them start together. */
export async function withLock<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
