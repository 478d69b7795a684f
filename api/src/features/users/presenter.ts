import type { Organization } from '#contract/organizations/shapes.ts';
import type { OrganizationRow } from './queries.ts';

/** An organization as its people see it. */
export const presentOrganization = ({ org_id, ...row }: OrganizationRow): Organization => ({
  id: org_id,
  ...row,
});
