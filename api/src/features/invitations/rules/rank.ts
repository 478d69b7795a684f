import { grantableRoles } from '#contract/access/grants.ts';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { HeldInvitation } from '../queries.ts';

/** The roles that the caller may invite to, in the organization or in a project, lowest first. */
export const invitableRoles = (
  { organization, person }: Context,
  project: string | null | undefined,
): Role[] =>
  grantableRoles(
    person.permissions,
    project ? projectDomain(organization, project) : organizationDomain(organization),
  );

/** Throws 422 for an invitation to a role above the caller's own. */
export const requireInvitable = (context: Context, { role, project_id }: HeldInvitation): void => {
  if (invitableRoles(context, project_id).includes(role)) return;
  throw brokenRule(
    'above-own-rank',
    '',
    `This is an invitation to the role ${role}, which ranks above yours: ask somebody of that rank to send it again.`,
  );
};
