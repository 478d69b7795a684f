import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';
import { requireVersion } from '../../../platform/versions.ts';
import { lockProject } from './lock-project.ts';

/** Archives a project, whatever its state, and keeps that state for restoring. Throws 404, 412; archived stays archived. */
export const archiveProject = async (context: Context, id: string): Promise<void> => {
  const row = await lockProject(context, id);
  requireVersion(row, context.version, 'project');
  if (row.status !== 'archived') await archive(context, row);
};

/** The writing of it, for a row that is locked and may be archived. */
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
