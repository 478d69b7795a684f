import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** How many orders somebody has; nobody adds another until the transaction ends. */
export const holdMails = async (db: Database, recipient: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`executive mails ${recipient}`}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('executive_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return Number(count);
};
