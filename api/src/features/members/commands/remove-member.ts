import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { isOwnership, listGrantsOf, lockRoles, requireOtherOwner } from '../../grants/queries.ts';
import { todayIn } from '../queries/leaving.ts';
import { lockMember, requireMember } from '../queries.ts';
import { requireNoApprovals, requireRank } from '../rules/leaving.ts';
import { leaveTeam } from '../writing/leave-team.ts';

/**
 * Removes a person from the organization at once: roles in it and its projects, open invitations, the choice of it as current
 * organization. Their time stays; somebody who was invited and never came is put away.
 * Throws 404, also for somebody who has left, 412, 422 `above-own-rank`, `last-owner`, `open-approvals`.
 */
export const removeMember = async (context: Context, id: string): Promise<void> => {
  await lockRoles(context);
  const { user_sub: subject, name } = await requireMember(context, id);
  const grants = subject ? await listGrantsOf(context, subject) : [];
  if (id !== context.member) requireRank(context, name, grants);
  // Before the row is held: whoever deletes their account takes both in this order.
  if (subject && grants.some(isOwnership)) await requireOtherOwner(context, subject);
  const member = await lockMember(context, id);
  requireVersion(member, context.version, 'person');
  await requireNoApprovals(context, { id, last_day: await todayIn(context) });
  await leaveTeam(context, member);
};
