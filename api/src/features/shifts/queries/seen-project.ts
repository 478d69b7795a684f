import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../../projects/queries.ts';

/** A project that the caller may see. Throws 404 for any other. */
export const requireSeenProject = async (context: Context, id: string) => {
  const found = await findProject(context, id);
  if (!found) throw notFound('project');
  return found;
};
