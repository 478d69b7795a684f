import type { Invitation, MyInvitation } from '#contract/invitations/shapes.ts';

/** An invitation of Owen Pryce that waits for an answer, as the team sees it. */
export const invitationDetail = (different: Partial<Invitation> = {}): Invitation => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1',
  version: 2,
  member_id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5f1',
  email: 'owen@northgate.example',
  name: 'Owen Pryce',
  role: 'coordinator',
  project: null,
  message: null,
  status: 'pending',
  invited_by: 'Sofia Lindqvist',
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2030-12-05T10:00:00.000Z',
  sends: 1,
  sent_at: '2026-11-01T10:00:01.000Z',
  answered_at: null,
  link: 'https://muster.example/invitation?id=01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1',
  ...different,
});

/** The same as the invited person sees it, from the organization Kestrel. */
export const receivedInvitation = (different: Partial<MyInvitation> = {}): MyInvitation => {
  const { id, role, project, message, status, invited_by, expires_at, email } = invitationDetail();
  const organization = { id: 'k', name: 'Kestrel' };
  return { id, role, project, message, status, invited_by, expires_at, email, organization, ...different };
};
