import { z } from 'zod';

/** The seven roles, lowest first; a role's rank is its place. */
export const ROLES = ['member', 'coordinator', 'manager', 'director', 'owner', 'executive', 'admin'] as const;

/** One of the seven roles. */
export const role = z.enum(ROLES);

/** One of the seven roles. */
export type Role = z.infer<typeof role>;

/** Rank 0 (member) to 6 (admin). */
export const rank = (of: Role): number => ROLES.indexOf(of);

/** Every role at or above `minimum`. */
export const rolesFrom = (minimum: Role): Role[] => ROLES.slice(rank(minimum));

/** The highest of some roles, null of none. */
export const highest = (of: Iterable<Role>): Role | null =>
  [...of].reduce<Role | null>((best, next) => (best === null || rank(next) > rank(best) ? next : best), null);
