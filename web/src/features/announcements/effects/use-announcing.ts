import { organizationDomain } from '#contract/access/permission.ts';
import { createAnnouncement } from '#contract/announcements/endpoints.ts';
import type { Organization } from '#contract/organizations/shapes.ts';
import { useOrganizations, usePermissions, useTabOrganization } from '../../../platform/person.ts';

/** The organizations in which the person may announce, and of these the one that this tab works in. */
export function useAnnouncing(): { places: readonly Organization[]; here: string[] } {
  const permissions = usePermissions();
  const tab = useTabOrganization();
  const { action, object } = createAnnouncement.access;
  const places = useOrganizations().filter(({ id }) =>
    permissions.can(action, object, organizationDomain(id)),
  );
  return { places, here: places.flatMap(({ id }) => (id === tab ? [id] : [])) };
}
