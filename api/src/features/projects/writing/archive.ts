import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';

/** Archives a project whose row is locked, and keeps its state for restoring. */
export const archive = async (context: Context, row: Selectable<DB['projects']>): Promise<void> => {
  await context.db
    .updateTable('projects')
    .set({ status: 'archived', archived_from: row.status, archived_at: context.now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  await context.record({
    type: 'project.archived',
    subject: { type: 'project', id: row.id },
    project: row.id,
    changes: { status: [row.status, 'archived'] },
  });
};
