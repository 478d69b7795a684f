import { organizationDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import { APPROVING_ROLES, type ApprovalBand } from '#contract/dealsheets/bands.ts';
import { DEALSHEETS } from '#contract/dealsheets/places.ts';
import type { Context } from '../../../platform/context.ts';

/** Bands whose deals the caller's role decides, if they are anybody else's: their own and those below. None for who may approve nothing. */
export const decidableBy = ({ person, organization }: Context): ApprovalBand['role'][] => {
  const domain = organizationDomain(organization);
  const held = person.permissions.highestRole(domain);
  if (held === null || !person.permissions.can('approve', DEALSHEETS, domain)) return [];
  return APPROVING_ROLES.filter((role) => rank(role) <= rank(held));
};
