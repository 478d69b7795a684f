import { z } from 'zod';
import { instant } from '../shapes.ts';
import { role } from './roles.ts';

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
