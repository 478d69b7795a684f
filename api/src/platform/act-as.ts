import { sql } from 'kysely';
import type { Database } from './postgres/database.ts';
import { readIn } from './postgres/reading.ts';

/**
 * Lets a transaction of nobody go on as a person, in their row-level security: for whoever comes without a session but with
 * facts that this server has signed.
 */
export const actAs = async (db: Database, sub: string): Promise<void> => {
  await sql`select set_config('muster.sub', ${sub}, true)`.execute(db);
};

/** Lets a transaction, or a reading, go on inside another organization's row-level security. */
export const workIn = async (db: Database, organization: string): Promise<void> => {
  if (!readIn(db, organization))
    await sql`select set_config('muster.org', ${organization}, true)`.execute(db);
};
