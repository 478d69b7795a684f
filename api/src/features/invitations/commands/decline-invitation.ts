import { notFound } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { enterPlaceOf } from '../queries/mine.ts';
import { lockInvitation } from '../queries.ts';
import { requireAddressee } from '../rules/addressee.ts';
import { requirePending } from '../rules/open.ts';
import { closeInvitation } from '../writing/close-invitation.ts';
import { releaseMember } from '../writing/release-member.ts';

/** Declines an invitation of the person's; the organization may invite them again. Throws 404 and 422. */
export const declineInvitation = async (context: PersonContext, id: string): Promise<void> => {
  const inside = await enterPlaceOf(context, id);
  const invitation = await lockInvitation(inside, id);
  if (!invitation) throw notFound('invitation');
  requireAddressee(context.person, invitation.email);
  requirePending(invitation, context.now);
  await closeInvitation(inside, invitation, 'declined');
  await releaseMember(inside, invitation);
};
