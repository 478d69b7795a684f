import { sql } from 'kysely';
import type { NotificationCounts } from '#contract/notifications/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** What stands in an inbox, and when that last changed, to the microsecond. */
export interface InboxCounts extends NotificationCounts {
  readonly changed_at: string;
}

/** Of an inbox that nothing ever came into. */
const BEGINNING = '1970-01-01T00:00:00.000000Z';
const NOTHING: InboxCounts = { unread: 0, total: 0, changed_at: BEGINNING };

/** The counts of the person's inbox: one row that is kept, so that nothing is counted. */
export const readCounts = async ({
  db,
  person,
}: Pick<PersonContext, 'db' | 'person'>): Promise<InboxCounts> => {
  const { is_new: _, ...counts } = await readRow(db, person.sub, BEGINNING);
  return counts;
};

/** The same, and whether something changed after a moment. */
export const readCountsSince = async ({ db, person }: PersonContext, from: string) => {
  const { is_new: isNew, ...counts } = await readRow(db, person.sub, from);
  return { counts, isNew };
};

/** As text, because every open page asks this once a minute, and to compose it took longer than to answer it. */
const readRow = async (
  db: Database,
  sub: string,
  from: string,
): Promise<InboxCounts & { is_new: boolean }> => {
  const { rows } = await sql<InboxCounts & { is_new: boolean }>`
    select unread, total, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed_at,
      changed_at > ${from}::timestamptz as is_new
    from notification_counts where recipient = ${sub}`.execute(db);
  return rows[0] ?? { ...NOTHING, is_new: false };
};
