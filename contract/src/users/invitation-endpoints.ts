import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { myInvitation } from '../invitations/shapes.ts';
import { id, reference } from '../shapes.ts';

const params = z.object({ invitation_id: id });
const place = '/users/me/invitations/:invitation_id';

/** The invitations that wait for the person's answer; found by their e-mail address where the provider has verified it. */
export const listMyInvitations = endpoint({
  method: 'GET',
  path: '/users/me/invitations',
  summary: 'My invitations',
  access: { scope: 'person' },
  response: z.object({ data: z.array(myInvitation) }),
});

/** An invitation to this person, whatever became of it. Rules: `invitation-for-another`, `email-not-verified`. 404 for a missing one. */
export const readMyInvitation = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read an invitation to me',
  access: { scope: 'person' },
  params,
  response: myInvitation,
});

/**
 * Accepts: the person is on the team with the role from then on. Rules: `invitation-used` (accepted or declined already),
 * `invitation-expired`, `invitation-withdrawn`, `invitation-for-another`, `email-not-verified`, `already-member`,
 * `project-archived`, `organization-archived`, `self-promotion` (of their own making).
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: `${place}/accept`,
  summary: 'Accept an invitation',
  access: { scope: 'person' },
  params,
  response: z.object({ organization: reference }),
});

/** Declines; the organization can invite again. Rules: the first five of accepting. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: `${place}/decline`,
  summary: 'Decline an invitation',
  access: { scope: 'person' },
  params,
});
