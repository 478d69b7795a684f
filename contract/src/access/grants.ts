import { z } from 'zod';
import { instant } from '../shapes.ts';
import type { Permissions } from './can.ts';
import { type Domain, ROOT } from './permission.ts';
import { ROLES, type Role, rank, role } from './roles.ts';

/** Why a role is held: at most 500 characters. */
export const grantReason = z.string().trim().max(500, 'Use at most 500 characters.');

/** What a role is granted with; one that has expired stops counting at once, null never expires. */
export const newGrant = z.object({
  role,
  reason: grantReason.optional(),
  expires_at: instant.nullable().default(null),
});

/** A role that is granted. */
export type NewGrant = z.infer<typeof newGrant>;

/** What may change about a grant. */
export const grantChanges = z.object({
  role: role.optional(),
  reason: grantReason.optional(),
  expires_at: instant.nullable().optional(),
});

/** What may change about a grant. */
export type GrantChanges = z.infer<typeof grantChanges>;

/** A role as it is held somewhere: in force until `expires_at`, `expired` afterwards. */
export const heldGrant = z.object({
  id: z.uuid(),
  role,
  reason: z.string().nullable(),
  expires_at: instant.nullable(),
  expired: z.boolean(),
  created_at: instant,
  version: z.int(),
});

/** A role as it is held somewhere. */
export type HeldGrant = z.infer<typeof heldGrant>;

/**
 * The roles that somebody may grant, change and take back in a domain, lowest first: up to their own rank there. `admin`,
 * wherever it is held, is granted by those alone who hold it at `/root`.
 */
export const grantableRoles = (permissions: Pick<Permissions, 'highestRole'>, domain: Domain): Role[] => {
  const own = permissions.highestRole(domain);
  if (own === null) return [];
  const highest = permissions.highestRole(ROOT) === 'admin' ? 'admin' : 'executive';
  return ROLES.slice(0, Math.min(rank(own), rank(highest)) + 1);
};

/**
 * Whether a role of one's own may be changed so: lowered or shortened, never raised or lengthened. `expires_at` null never
 * expires.
 */
export const isStepDown = (before: HeldRole, after: HeldRole): boolean =>
  rank(after.role) <= rank(before.role) && endOf(after) <= endOf(before);

/** What of a grant says how much somebody holds, and how long. */
type HeldRole = Pick<HeldGrant, 'role' | 'expires_at'>;

const endOf = ({ expires_at }: HeldRole): number =>
  expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at);
