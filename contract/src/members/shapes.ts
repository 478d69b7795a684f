import { z } from 'zod';
import { heldGrant } from '../access/grants.ts';
import { role } from '../access/roles.ts';
import { day, entity, id, name, reference } from '../shapes.ts';

/** How somebody belongs to the team; a placeholder is a name in an import, without an account. */
export const memberEmployment = z.enum(['employee', 'contractor', 'placeholder']);

/** A member's life: invited → active → on leave → offboarded. */
export const memberStatus = z.enum(['invited', 'active', 'on_leave', 'offboarded']);

/** A role of a member: `project` is null for one held in the whole organization. */
export const memberGrant = heldGrant.extend({ project: reference.nullable() });

/** A role of a member. */
export type MemberGrant = z.infer<typeof memberGrant>;

const label = z.string().trim().max(120, 'Use at most 120 characters.');

/**
 * A person of the team. `role` is the highest role in force in the organization itself, null for those who hold one only in
 * projects or none. `has_account` is false until an invitation is accepted; `is_me` marks the caller.
 */
export const member = z.object({
  ...entity.shape,
  name: z.string(),
  email: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  employment: memberEmployment,
  status: memberStatus,
  start_date: day,
  end_date: day.nullable(),
  role: role.nullable(),
  grants: z.array(memberGrant),
  /** The invitation that nobody has answered yet; it may have expired. */
  invitation_id: id.nullable(),
  has_account: z.boolean(),
  is_me: z.boolean(),
});

/** A person of the team. */
export type Member = z.infer<typeof member>;

/** What may change about a member. */
export const memberChanges = z.object({
  name: name.optional(),
  position: label.nullable().optional(),
  department: label.nullable().optional(),
  employment: memberEmployment.optional(),
});

/** What may change about a member. */
export type MemberChanges = z.infer<typeof memberChanges>;
