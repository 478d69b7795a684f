import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../queries.ts';

/** A visible project's row, kept from other writers until the end of the transaction. Throws 404 for an invisible one. */
export const lockProject = async (context: Context, id: string) => {
  const project = await visibleProjects(context)
    .selectAll('projects')
    .where('projects.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw notFound('project');
  return project;
};
