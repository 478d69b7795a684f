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
  no_role: 'You hold no role here',
});

/** A role in words. */
export const roleName = (role: Role): string => t(role);

/** The role that a word is, whatever its case; null for any other word. */
export const roleFrom = (word: string | null): Role | null =>
  ROLES.find((role) => role === word?.trim().toLowerCase()) ?? null;

/** A role to choose; one that the person can't give away says why. */
export interface RoleChoice {
  readonly value: Role;
  readonly label: string;
  readonly disabled: boolean;
  readonly detail?: string;
}

/** The person's own highest role in a domain, and whether a role lies within it: nobody gives, changes or takes a higher one. */
export function useOwnRank(domain: Domain) {
  const own = usePermissions().highestRole(domain);
  const reaches = (role: Role | null): boolean => role === null || (own !== null && rank(role) <= rank(own));
  return { own, reaches };
}

/** The seven roles, lowest first, for somebody who grants in a domain. */
export function useRoleChoices(domain: Domain): RoleChoice[] {
  const { own, reaches } = useOwnRank(domain);
  const why = own ? t('above', { own: t(own) }) : t('no_role');
  return ROLES.map((value) => {
    const disabled = !reaches(value);
    return { value, label: t(value), disabled, ...(disabled ? { detail: why } : {}) };
  });
}
