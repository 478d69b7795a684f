import type { Context } from '../../../platform/context.ts';
import { lockProject } from '../writing/lock-project.ts';

/** Brings an archived project back in the state it had; one that isn't archived stays as it is. Throws 404. */
export const restoreProject = async (context: Context, id: string): Promise<void> => {
  const { status, archived_from } = await lockProject(context, id);
  if (status !== 'archived') return;
  const back = archived_from ?? 'completed';
  await context.db
    .updateTable('projects')
    .set({ status: back, archived_from: null, archived_at: null })
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'project.restored',
    subject: { type: 'project', id },
    project: id,
    changes: { status: ['archived', back] },
  });
};
