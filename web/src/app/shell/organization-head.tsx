import { organizationDomain } from '#contract/access/permission.ts';
import { useMaybeOrganization, useOrganizations, usePermissions } from '../../platform/person.ts';
import { OrganizationSwitcher } from '../../ui/shell/organization-switcher.tsx';
import { t } from './messages.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

/** The drawer's head: where one works, as what, and the way to another organization. */
export function OrganizationHead() {
  const current = useMaybeOrganization();
  const organizations = useOrganizations();
  const { highestRole } = usePermissions();
  const switchTo = useSwitchOrganization();
  const shown = (id: string, name: string) => {
    const role = highestRole(organizationDomain(id));
    return { id, name, ...(role ? { detail: t(`role_${role}`) } : {}) };
  };
  const nowhere = organizations.length === 0 ? { id: '', name: t('no_organization') } : undefined;
  return (
    <OrganizationSwitcher
      current={current ? shown(current.id, current.name) : nowhere}
      organizations={organizations.map(({ id, name }) => shown(id, name))}
      onSwitch={switchTo}
    />
  );
}
