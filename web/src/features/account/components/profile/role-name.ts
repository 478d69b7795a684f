import type { Role } from '#contract/access/roles.ts';
import { t } from '../../messages.ts';

const NAMES: Readonly<Record<Role, string>> = {
  member: t('role_member'),
  coordinator: t('role_coordinator'),
  manager: t('role_manager'),
  director: t('role_director'),
  owner: t('role_owner'),
  executive: t('role_executive'),
  admin: t('role_admin'),
};

/** A role in words. */
export const roleName = (role: Role): string => NAMES[role];
