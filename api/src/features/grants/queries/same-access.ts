import { sql } from 'kysely';
import type { Person } from '../../../platform/access/people.ts';
import { AccessChanged, type Database } from '../../../platform/postgres/database.ts';

/** For whoever has waited for a lock: throws AccessChanged when what the person may do isn't what the request began with. */
export const requireSameAccess = async (db: Database, { sub, stamp }: Person): Promise<void> => {
  const found = await db
    .selectFrom('access_stamps')
    .select(sql<string>`sum(version)::text`.as('stamp'))
    .select(hasEnded(sub).as('ended'))
    .where('subject', 'in', [sub, '*'])
    .executeTakeFirst();
  if (found?.stamp !== stamp || found.ended) throw new AccessChanged();
};

/** Whether a role of theirs has come to its end since the transaction began, which raises no stamp. */
const hasEnded = (sub: string) => sql<boolean>`exists (
  select from (
    select subject, expires_at from role_grants union all select subject, expires_at from root_grants) g
  where g.subject = ${sub} and g.expires_at > now() and g.expires_at <= clock_timestamp())`;
