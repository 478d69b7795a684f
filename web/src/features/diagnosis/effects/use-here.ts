import { type Domain, organizationDomain, ROOT } from '#contract/access/permission.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';

/** The domain of this tab's organization; that above all where none is chosen. */
export function useHere(): Domain {
  const organization = useMaybeOrganization();
  return organization ? organizationDomain(organization.id) : ROOT;
}
