import { listInvitations } from '#contract/invitations/endpoints.ts';
import { listMyInvitations, readMyInvitation } from '#contract/users/invitation-endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** The invitations that went to an address and weren't answered, newest first. */
export const unansweredTo = (email: string) =>
  reading(listInvitations, { query: { q: email, status: ['pending', 'expired'], per_page: 10 } });

/** The team's invitations that weren't answered, the newest of them. */
export const unanswered = () =>
  reading(listInvitations, { query: { status: ['pending', 'expired'], per_page: 200 } });

/** The invitations that wait for the person's own answer. */
export const myInvitations = reading(listMyInvitations);

/** An invitation to the person, whatever became of it. */
export const myInvitation = (invitation_id: string) =>
  reading(readMyInvitation, { params: { invitation_id } });
