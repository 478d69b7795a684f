import { z } from 'zod';
import { heldGrant } from '../access/grants.ts';
import { role } from '../access/roles.ts';
import { day, entity, id, reference } from '../shapes.ts';
import { memberSkill } from './skills.ts';

/** How somebody belongs to the team; a placeholder is a name in an import or a plan, without an account. */
export const memberEmployment = z.enum(['employee', 'contractor', 'placeholder']);
/** How somebody belongs to the team. */
export type MemberEmployment = z.infer<typeof memberEmployment>;

/** A member's life: invited → active → on leave → offboarded. On leave is who is away today, all day, by approved leave. */
export const memberStatus = z.enum(['invited', 'active', 'on_leave', 'offboarded']);

/** A role of a member: `project` is null for one held in the whole organization. */
export const memberGrant = heldGrant.extend({ project: reference.nullable() });

/** A role of a member. */
export type MemberGrant = z.infer<typeof memberGrant>;

/** Where somebody stands: whom they answer to, their seat, for whom else they work, and how many answer to them. */
export const memberLines = z.object({
  manager: reference.nullable(),
  seat: reference.nullable(),
  dotted: z.array(z.object({ member: reference, pct: z.int() })),
  reports: z.int(),
});

/**
 * A person of the team. `role` is the highest role in force in the organization itself, null for those who hold one only in
 * projects or none. `has_account` is false until an invitation is accepted; `is_me` marks the caller. `position` is a title, `seat` a
 * position of the organization; `leave` the running or the next approved one.
 */
export const member = z.object({
  ...entity.shape,
  ...memberLines.shape,
  name: z.string(),
  /** An address that nobody can write to (see `hasAddress`) where none is known. */
  email: z.string(),
  phone: z.string().nullable(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  level: z.string().nullable(),
  employment: memberEmployment,
  status: memberStatus,
  start_date: day,
  /** The last day, of who has left and of who is to leave. */
  end_date: day.nullable(),
  /** The last day of whoever is being offboarded; nobody else's. */
  leaves_on: day.nullable(),
  weekly_capacity_minutes: z.int(),
  target_utilisation_pct: z.int().nullable(),
  skills: z.array(memberSkill),
  leave: z.object({ from: day, to: day }).nullable(),
  role: role.nullable(),
  grants: z.array(memberGrant),
  /** The invitation that nobody has answered yet; it may have expired. */
  invitation_id: id.nullable(),
  has_account: z.boolean(),
  is_me: z.boolean(),
});

/** A person of the team. */
export type Member = z.infer<typeof member>;
