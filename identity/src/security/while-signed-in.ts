import type { Pool, PoolClient } from 'pg';
import type { SigningIn } from '../accounts/users.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { Outcome } from './outcome.ts';

/**
 * Runs a change by which somebody could come back, with the person locked; nothing happens where all their sign-ins were
 * ended since the visitor was let in.
 */
export function whileSignedIn(
  pool: Pool,
  { sub, generation }: SigningIn,
  work: (client: PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(pool, async (client) =>
    (await isLocked(client, sub, generation)) ? work(client) : { note: 'repeat' },
  );
}

async function isLocked(client: PoolClient, sub: string, generation: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from idp.users where sub = $1 and generation = $2 for update',
    [sub, generation],
  );
  return rowCount === 1;
}
