import { brokenRule, notFound } from '#contract/errors.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context, PersonContext } from '../../../platform/context.ts';
import { enterPlaceOf, findHost } from '../queries/mine.ts';
import { isOnTeam, lockCandidates } from '../queries/team.ts';
import { type HeldInvitation, lockInvitation } from '../queries.ts';
import { requireAddressee, requireOtherInviter } from '../rules/addressee.ts';
import { requireLivingProject } from '../rules/destination.ts';
import { requirePending } from '../rules/open.ts';
import { chooseFirstOrganization } from '../writing/choose-first-organization.ts';
import { closeInvitation } from '../writing/close-invitation.ts';
import { giveRole } from '../writing/give-role.ts';
import { joinTeam } from '../writing/join-team.ts';
import { releaseMember } from '../writing/release-member.ts';

/**
 * Accepts an invitation of the person's: they are on the team, hold the role, and work in the organization if they had none.
 * Whoever was on the team before under another address gets their old place back. Throws 404 and 422.
 */
export const acceptInvitation = async (context: PersonContext, id: string): Promise<Reference> => {
  const inside = await enterPlaceOf(context, id);
  const invitation = await lockInvitation(inside, id);
  if (!invitation) throw notFound('invitation');
  requireAddressee(context.person, invitation.email);
  requirePending(invitation, context.now);
  requireOtherInviter(context.person, invitation.created_by);
  const host = await requireHost(inside);
  await requireLivingProject(inside, invitation, 'ask whoever invited you for an invitation to another.');
  const member = await findPlaceOnTeam(inside, invitation);
  if (member.id !== invitation.member_id) await releaseMember(inside, invitation);
  await joinTeam(inside, member, invitation.email);
  await closeInvitation(inside, invitation, 'accepted', member.id);
  await giveRole(inside, invitation, member.id);
  await chooseFirstOrganization(inside);
  return { id: host.id, name: host.name };
};

const requireHost = async (inside: Context): Promise<Reference> => {
  const host = await findHost(inside);
  if (host.status === 'suspended')
    throw brokenRule(
      'organization-suspended',
      '',
      `${host.name} is suspended, so nobody joins it for now: ask whoever invited you when it is back, and open this invitation again.`,
    );
  if (host.status === 'archived')
    throw brokenRule(
      'organization-archived',
      '',
      `${host.name} doesn't work here any more: there is nothing to join.`,
    );
  return host;
};

/** The member that the person becomes: the one who was theirs already, else the one who waits for them. */
const findPlaceOnTeam = async (inside: Context, { member_id }: HeldInvitation) => {
  const { own, waiting } = await lockCandidates(inside, member_id);
  const taken = [own, waiting].find((member) => member && isOnTeam(member));
  if (taken)
    throw brokenRule(
      'already-member',
      '',
      `${taken.email} is on the team already: ask for another role there instead.`,
    );
  return own ?? waiting;
};
