import { grantableRoles } from '#contract/access/grants.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { isOwnership, listGrantsOf, lockRoles, requireOtherOwner } from '../../grants/queries.ts';
import { lockMember, requireMember } from '../queries.ts';
import { dismiss, offboard } from '../writing/offboard.ts';
import { takeRolesBack } from '../writing/take-roles-back.ts';
import { withdrawInvitations } from '../writing/withdraw-invitations.ts';

/**
 * Removes a person from the organization at once: roles in it and its projects, open invitations, the choice of it as current
 * organization. Their time stays; somebody who was invited and never came is put away.
 * Throws 404, also for somebody who has left, 412, 422 `above-own-rank`, `last-owner`.
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
  if (subject) await takeRolesBack(context, subject);
  const known = await withdrawInvitations(context, id);
  const leaves = member.status !== 'invited' || subject !== null || known;
  const { status, end_date } = await (leaves ? offboard : dismiss)(context, id);
  await context.record({
    type: 'member.removed',
    subject: { type: 'member', id },
    changes: changesBetween(member, { status, end_date }),
    data: { grants: grants.map(({ domain, expired, ...grant }) => grant) },
  });
};

type HeldGrants = Awaited<ReturnType<typeof listGrantsOf>>;

const requireRank = ({ person }: Context, name: string, grants: HeldGrants): void => {
  const above = grants.find(
    ({ role, domain, expired }) => !expired && !grantableRoles(person.permissions, domain).includes(role),
  );
  if (above)
    throw brokenRule('above-own-rank', '', `${name} ranks above you: ask somebody of their rank to do it.`);
};
