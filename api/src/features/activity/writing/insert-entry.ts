import type { Insertable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';

type Columns = Omit<Insertable<DB['activity_entries']>, 'org_id' | 'id'>;

/** Writes an entry and its event; answers its id. */
export const insertEntry = async (context: Context, columns: Columns): Promise<string> => {
  const { id } = await context.db
    .insertInto('activity_entries')
    .values({ ...columns, org_id: context.organization })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'activity.created',
    subject: { type: 'activity_entry', id },
    project: columns.project_id ?? null,
    changes: Object.fromEntries(
      Object.entries(columns).map(([field, value]) => [field, [null, value]] as const),
    ),
  });
  return id;
};
