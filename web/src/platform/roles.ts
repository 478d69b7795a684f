import { grantableRoles } from '#contract/access/grants.ts';
import type { Domain } from '#contract/access/permission.ts';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import { messages } from './messages.ts';
import { usePermissions } from './person.ts';

const t = messages('roles', {
  member: 'Member',
  coordinator: 'Coordinator',
  manager: 'Manager',
  director: 'Director',
  owner: 'Owner',
  executive: 'Executive',
  admin: 'Admin',
  above: 'Above your own role, {{own}}',
  above_held: 'Nobody raises their own role',
  admins_only: 'Granted by administrators of every organization',
  no_role: 'You hold no role here',
});

/** A role in words. */
export const roleName = (role: Role): string => t(role);

/** The role that a word is, whatever its case; null for any other word. */
export const roleFrom = (word: string | null): Role | null =>
  ROLES.find((role) => role === word?.trim().toLowerCase()) ?? null;

/** A role to choose; one that the person can't give says why. */
export interface RoleChoice {
  readonly value: Role;
  readonly label: string;
  readonly disabled: boolean;
  readonly detail?: string;
}

/** The roles that the person may grant, change and take back in a domain, lowest first. */
export const useGrantableRoles = (domain: Domain): readonly Role[] =>
  grantableRoles(usePermissions(), domain);

/** The seven roles, lowest first, for somebody who grants in a domain; `most` for somebody who changes a role of their own. */
export function useRoleChoices(domain: Domain, most?: Role): RoleChoice[] {
  const own = usePermissions().highestRole(domain);
  const grantable = useGrantableRoles(domain);
  const why = (role: Role): string | null => {
    if (most && rank(role) > rank(most)) return t('above_held');
    if (grantable.includes(role)) return null;
    if (!own) return t('no_role');
    return rank(role) > rank(own) ? t('above', { own: t(own) }) : t('admins_only');
  };
  return ROLES.map((value) => {
    const detail = why(value);
    return { value, label: t(value), disabled: detail !== null, ...(detail ? { detail } : {}) };
  });
}
