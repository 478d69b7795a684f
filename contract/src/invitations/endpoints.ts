import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';
import { invitation, invitationStatus, newInvitations } from './shapes.ts';

const params = z.object({ invitation_id: id });
const place = '/invitations/:invitation_id';
const write = { scope: 'organization', object: '/invitations', action: 'write' } as const;

/** Filters of the invitations. `q` looks into name and e-mail. */
export const invitationFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(invitationStatus),
});

/** The organization's invitations, newest first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'List invitations',
  access: { scope: 'organization', object: '/invitations', action: 'read' },
  query: z.object({ ...pageQuery.shape, ...invitationFilters.shape }),
  response: page(invitation),
});

/**
 * Invites people by e-mail, all of them or nobody; an expired invitation to one of them is replaced. Rules, each beside its row:
 * `already-member`, `already-invited`, `invited-twice` (in this list), `above-own-rank`, `project-unknown`, `project-archived`,
 * `self-promotion` (the caller's own address), `member-known` (somebody without an account, not invited yet), `email-taken`,
 * `resent-too-often` (five mails to the address within 24 hours).
 */
export const invite = endpoint({
  method: 'POST',
  path: '/invitations',
  summary: 'Invite people by e-mail',
  access: write,
  body: newInvitations,
  response: z.object({ data: z.array(invitation) }),
  status: 201,
});

/**
 * Sends the mail again and lets the invitation live as long as at first, also after it has expired. Rules:
 * `invitation-answered`, `above-own-rank`, `resent-too-often` (five mails to the address within 24 hours), `project-archived`.
 */
export const resendInvitation = endpoint({
  method: 'POST',
  path: `${place}/resend`,
  summary: 'Send an invitation again',
  access: write,
  params,
  response: invitation,
});

/** Withdraws an invitation that nobody has answered, an expired one too. Rule: `invitation-answered`. */
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Withdraw an invitation',
  access: write,
  params,
});
