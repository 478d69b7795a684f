import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { visibleProjects } from '../queries.ts';

/** A visible project's row, kept from other writers until the end of the transaction. Throws 404 for an invisible one. */
export const lockProject = async (context: Context, id: string) => {
  const [project] = await lockProjects(context, [id]);
  if (!project) throw notFound('project');
  return project;
};

/** The rows of those projects that are visible, kept from other writers; always in one order, so that two don't wait for each other. */
export const lockProjects = (context: Context, ids: readonly string[]) =>
  visibleProjects(context)
    .selectAll('projects')
    .where((is) => is('projects.id', '=', is.fn.any(is.val(ids))))
    .orderBy('projects.id')
    .forUpdate()
    .execute();

/** A row whose fields are changed, seen at a version. Throws 404, 412, 422 `project-archived`. */
export const lockChangeable = async (context: Context, id: string, version: number | null) => {
  const row = await lockProject(context, id);
  requireVersion(row, version, 'project');
  if (row.status === 'archived')
    throw brokenRule('project-archived', '', 'This project is archived: restore it first.');
  return row;
};
