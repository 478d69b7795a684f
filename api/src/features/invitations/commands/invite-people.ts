import type { NewInvitations } from '#contract/invitations/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { lockRoles } from '../../grants/queries.ts';
import { listOvermailed } from '../queries/mails.ts';
import {
  holdInviting,
  listProjectsOf,
  lockMembers,
  lockMembersAt,
  lockOpenInvitations,
} from '../queries/team.ts';
import type { HeldInvitation } from '../queries.ts';
import { checkInvitees } from '../rules/invitees.ts';
import { addInvitations } from '../writing/add-invitations.ts';
import { closeInvitation } from '../writing/close-invitation.ts';
import { giveAddresses } from '../writing/give-addresses.ts';
import { postMail } from '../writing/post-mail.ts';
import { releaseMember } from '../writing/release-member.ts';
import { takeUpMembers } from '../writing/take-up-members.ts';

/**
 * Invites people, all of them or nobody, and returns the invitations' ids in the order of the list. An expired invitation to
 * one of them is replaced. Throws 422 with every problem beside its row.
 */
export const invitePeople = async (context: Context, input: NewInvitations): Promise<string[]> => {
  const invitees = input.invitations;
  const addresses = invitees.map(({ email }) => email);
  await holdInviting(context);
  // After any wait, so that whoever was removed meanwhile leaves no way back in.
  await lockRoles(context);
  const open = await lockOpenInvitations(context, addresses);
  checkInvitees(context, invitees, {
    open,
    members: await lockMembersAt(context, addresses),
    meant: await lockMembers(
      context,
      invitees.flatMap(({ member_id }) => member_id ?? []),
    ),
    overmailed: await listOvermailed(context, addresses),
    projects: await listProjectsOf(
      context,
      invitees.flatMap(({ project_id }) => project_id ?? []),
    ),
  });
  await replaceExpired(context, [...open.values()]);
  await giveAddresses(context, invitees);
  const ids = await addInvitations(context, input, await takeUpMembers(context, invitees));
  await postMail(context, ids, 1);
  return ids;
};

const replaceExpired = async (context: Context, expired: readonly HeldInvitation[]): Promise<void> => {
  for (const invitation of expired) {
    await closeInvitation(context, invitation, 'expired');
    await releaseMember(context, invitation);
  }
};
