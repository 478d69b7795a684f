import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockInvitation } from '../queries.ts';
import { requireOpen } from '../rules/open.ts';
import { closeInvitation } from '../writing/close-invitation.ts';
import { releaseMember } from '../writing/release-member.ts';

/** Withdraws an open invitation, an expired one too; its link says so from then on. Throws 404, 412 and 422. */
export const withdrawInvitation = async (context: Context, id: string): Promise<void> => {
  const invitation = await lockInvitation(context, id);
  requireVersion(invitation, context.version, 'invitation');
  requireOpen(invitation);
  await closeInvitation(context, invitation, 'withdrawn');
  await releaseMember(context, invitation);
};
