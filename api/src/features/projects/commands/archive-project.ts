import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { archive } from '../writing/archive.ts';
import { lockProject } from '../writing/lock-project.ts';

/** Archives a project, whatever its state, and keeps that state for restoring. Throws 404, 412; archived stays archived. */
export const archiveProject = async (context: Context, id: string): Promise<void> => {
  const row = await lockProject(context, id);
  requireVersion(row, context.version, 'project');
  if (row.status !== 'archived') await archive(context, row);
};
