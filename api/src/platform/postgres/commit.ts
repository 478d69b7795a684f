import { sql } from 'kysely';
import type { Database } from './connections.ts';

/** Transactions whose end waits for the disk behind their commit, whether or not they wrote anything themselves. */
const early = new WeakSet<Database>();

/**
 * Lets the transaction give up its locks when it commits, not when its commit has reached the disk: those who wait for them go on
 * meanwhile, and one flush serves many. What is answered has reached it all the same (decision 134).
 */
export const releaseEarly = (db: Database): void => {
  early.add(db);
};

/**
 * Commits behind all that was asked before, and comes back once that is as safe as the server's settings make a commit. Where locks
 * are released early, a small transaction behind it waits for that: what makes it safe has made safe whatever came before.
 */
export const commit = async (db: Database): Promise<void> => {
  if (!early.delete(db)) {
    await sql`commit`.execute(db);
    return;
  }
  await Promise.all([
    sql`set local synchronous_commit = off`.execute(db),
    sql`commit`.execute(db),
    sql`select pg_logical_emit_message(true, 'muster', '')`.execute(db),
  ]);
};
