import { z } from 'zod';
import { role } from '../access/roles.ts';
import { id, instant, name, reference } from '../shapes.ts';

/** What became of an invitation. */
export const invitationStatus = z.enum(['pending', 'expired', 'accepted', 'declined', 'withdrawn']);

/** The most addresses that are invited at once. */
export const MOST_INVITED = 200;

/**
 * Somebody to invite: a role in the organization, or one in `project_id` and that of a member in the organization. `member_id` is the
 * placeholder or colleague without an account who is meant: the address becomes theirs, and accepting makes them that person.
 */
export const invitee = z.object({
  email: z
    .email('Enter an e-mail address such as ann@example.org.')
    .max(254, 'Use at most 254 characters.')
    .transform((address) => address.toLowerCase()),
  name: name.optional(),
  role,
  project_id: id.nullable().optional(),
  member_id: id.nullable().optional(),
});

/** Several people, invited together or not at all; every problem names its row: `invitations.3.email`. */
export const newInvitations = z.object({
  invitations: z
    .array(invitee)
    .min(1, 'Enter at least one address.')
    .max(MOST_INVITED, `Invite at most ${MOST_INVITED} people at once.`),
  /** Stands in the mail. */
  message: z.string().trim().max(2000, 'Use at most 2000 characters.').optional(),
  expires_in_days: z.int().min(1).max(60).default(14),
});

/** Several people, invited together. */
export type NewInvitations = z.infer<typeof newInvitations>;

/** Where an invitation is answered, below the address of the pages. */
export const invitationPath = (invitation: string): string => `/invitation?id=${invitation}`;

/**
 * An invitation as the team sees it. `sends` counts the mails, `sent_at` is the last one's; null before it has left.
 * `answered_at` is when it came to an end, by whatever outcome.
 */
export const invitation = z.object({
  id,
  version: z.int(),
  member_id: id,
  email: z.string(),
  name: z.string(),
  role,
  project: reference.nullable(),
  message: z.string().nullable(),
  status: invitationStatus,
  invited_by: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  sends: z.int(),
  sent_at: instant.nullable(),
  answered_at: instant.nullable(),
  /** The page on which it is accepted; safe to pass on, since only the invited address can accept. */
  link: z.string(),
});

/** An invitation as the team sees it. */
export type Invitation = z.infer<typeof invitation>;

/** An invitation as the invited person sees it. */
export const myInvitation = invitation
  .pick({
    id: true,
    role: true,
    project: true,
    message: true,
    status: true,
    invited_by: true,
    expires_at: true,
    email: true,
  })
  .extend({ organization: reference });

/** An invitation as the invited person sees it. */
export type MyInvitation = z.infer<typeof myInvitation>;
