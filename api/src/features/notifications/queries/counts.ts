import { sql } from 'kysely';
import type { NotificationCounts } from '#contract/notifications/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** What stands in an inbox, and when that last changed, to the microsecond. */
export interface InboxCounts extends NotificationCounts {
  readonly changed_at: string;
}

/** Of an inbox that nothing ever came into. */
const NOTHING: InboxCounts = { unread: 0, total: 0, changed_at: '1970-01-01T00:00:00.000000Z' };

/** The counts of the person's inbox: one row that is kept, so that nothing is counted. */
export const readCounts = async ({
  db,
  person,
}: Pick<PersonContext, 'db' | 'person'>): Promise<InboxCounts> =>
  (await countsOf(db, person.sub).executeTakeFirst()) ?? NOTHING;

/** The same, and whether something changed after a moment. */
export const readCountsSince = async ({ db, person }: PersonContext, from: string) => {
  const found = await countsOf(db, person.sub)
    .select(sql<boolean>`changed_at > ${from}::timestamptz`.as('is_new'))
    .executeTakeFirst();
  const { is_new: isNew, ...counts } = found ?? { ...NOTHING, is_new: false };
  return { counts, isNew };
};

const countsOf = (db: Database, sub: string) =>
  db
    .selectFrom('notification_counts')
    .select([
      'unread',
      'total',
      sql<string>`to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('changed_at'),
    ])
    .where('recipient', '=', sub);
