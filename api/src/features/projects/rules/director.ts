import { projectDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import { isReopening, type ProjectStatus } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';

/** True for steps that only a director makes: opening again what was over, and archiving. */
export const isForDirectors = (from: ProjectStatus, to: ProjectStatus): boolean =>
  to === 'archived' || isReopening(from, to);

/** Whether the caller holds the role of a director, or a higher one, in a project. */
export const isDirector = ({ person, organization }: Context, project: string): boolean => {
  const role = person.permissions.highestRole(projectDomain(organization, project));
  return role !== null && rank(role) >= rank('director');
};

/** Why somebody below a director may not. */
export const FOR_DIRECTORS = 'Only a director may reopen or archive a project.';
