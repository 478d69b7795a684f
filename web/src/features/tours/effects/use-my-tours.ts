import { organizationDomain } from '#contract/access/permission.ts';
import type { Role } from '#contract/access/roles.ts';
import { listEntries } from '#contract/activity/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import type { Tour } from '#contract/users/tours.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';

/** The role in this tab's organization, null without one. */
export function useRoleHere(): Role | null {
  const organization = useMaybeOrganization();
  const { highestRole } = usePermissions();
  return organization && highestRole(organizationDomain(organization.id));
}

/** The tours of somebody with this role and these rights. */
export function useMyTours(): readonly Tour[] {
  const role = useRoleHere();
  const { may } = usePermissions();
  if (role === null) return [];
  return [
    role,
    ...(may(listEntries) ? (['daily-activity'] as const) : []),
    ...(may(listProjects) ? (['projects'] as const) : []),
  ];
}
