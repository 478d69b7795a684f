import { brokenRule } from '#contract/errors.ts';
import type { HeldInvitation, Inside } from '../queries.ts';

/** Throws 422 for an invitation to a project that was archived meanwhile. */
export const requireLivingProject = async (
  { db, organization }: Inside,
  { project_id }: Pick<HeldInvitation, 'project_id'>,
  advice: string,
): Promise<void> => {
  if (!project_id) return;
  const { name, archived_at } = await db
    .selectFrom('projects')
    .select(['name', 'archived_at'])
    .where('org_id', '=', organization)
    .where('id', '=', project_id)
    .executeTakeFirstOrThrow();
  if (archived_at)
    throw brokenRule('project-archived', '', `The project ${name} was archived meanwhile: ${advice}`);
};
