import { brokenRule } from '#contract/errors.ts';
import type { NewOrganization } from '#contract/organizations/administration.ts';
import type { Context } from '../../../platform/context.ts';
import { addInvitations, isSameAddress, postMail, takeUpMembers } from '../../invitations/events.ts';

const DAYS = 14;

/** Invites whoever is to run a new organization. Throws 422 for oneself: nobody gives themselves a role. */
export const inviteOwner = async (inside: Context, owner: NewOrganization['owner']): Promise<void> => {
  if (isSameAddress(inside.person.email, owner.email))
    throw brokenRule(
      'self-promotion',
      'owner.email',
      'Nobody invites themselves: name somebody else, or have another administrator make it.',
    );
  const invitations = [{ ...owner, role: 'owner' as const }];
  const waiting = await takeUpMembers(inside, invitations);
  const ids = await addInvitations(inside, { invitations, expires_in_days: DAYS }, waiting);
  await postMail(inside, ids, 1);
};
