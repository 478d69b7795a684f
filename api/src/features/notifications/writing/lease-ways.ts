import { sql } from 'kysely';
import { HAND_OVER_MS } from '../../../platform/mail/mail.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import type { WayKey } from '../queries/ways.ts';

/** Longer than an attempt lasts: a worker that says nothing for so long has died, and its work is due again. */
export const LEASE_S = HAND_OVER_MS / 1_000 + 10;

/** Keeps other workers from some ways for 30 s. */
export const leaseWays = async (db: Database, leased: readonly WayKey[]): Promise<void> => {
  if (leased.length > 0)
    await sql`select lease_ways(${JSON.stringify(leased)}::jsonb, ${LEASE_S}::integer)`.execute(db);
};
