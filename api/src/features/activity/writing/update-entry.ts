import type { Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import type { DB } from '../../../platform/tables.ts';
import type { EntryRow } from '../queries/entries.ts';

type Columns = Updateable<DB['activity_entries']>;

/** Writes the changed columns of an entry and its event; nothing changed, nothing written. */
export const updateEntry = async (
  context: Context,
  before: EntryRow,
  type: `activity.${string}`,
  columns: Columns,
): Promise<void> => {
  const changes = changesBetween(before, columns);
  if (Object.keys(changes).length === 0) return;
  await context.db
    .updateTable('activity_entries')
    .set(columns)
    .where('org_id', '=', context.organization)
    .where('id', '=', before.id)
    .execute();
  const project = columns.project_id ?? before.project_id;
  await context.record({ type, subject: { type: 'activity_entry', id: before.id }, project, changes });
};
