import { type Domain, organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../../projects/queries.ts';

/** The domain of the organization, or of a project that the caller may know of. Throws 404 for another project. */
export const requirePlace = async (context: Context, project: string | null): Promise<Domain> =>
  (await readPlace(context, project)).domain;

/** The same where roles may still be granted. Throws 422 `project-archived`. */
export const requireOpenPlace = async (context: Context, project: string | null): Promise<Domain> => {
  const { domain, archived } = await readPlace(context, project);
  if (archived) throw brokenRule('project-archived', '', 'This project is archived: restore it first.');
  return domain;
};

const readPlace = async (context: Context, project: string | null) => {
  const { organization } = context;
  if (project === null) return { domain: organizationDomain(organization), archived: false };
  const found = await findProject(context, project);
  if (!found) throw notFound('project');
  return { domain: projectDomain(organization, project), archived: found.archived_at !== null };
};
