import { sql } from 'kysely';
import type { Person } from '../../../platform/people.ts';
import { AccessChanged, type Database } from '../../../platform/postgres/database.ts';

/** For whoever has waited for a lock: throws AccessChanged when what the person may do isn't what the request began with. */
export const requireSameAccess = async (db: Database, { sub, stamp }: Person): Promise<void> => {
  const found = await db
    .selectFrom('access_stamps')
    .select(sql<string>`sum(version)::text`.as('stamp'))
    .where('subject', 'in', [sub, '*'])
    .executeTakeFirst();
  if (found?.stamp !== stamp) throw new AccessChanged();
};
