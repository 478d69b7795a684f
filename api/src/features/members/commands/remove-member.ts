import { grantableRoles } from '#contract/access/grants.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { listGrantsOf, lockRoles, requireOtherOwner } from '../../grants/queries.ts';
import { requireMember } from '../queries.ts';
import { offboard } from '../writing/offboard.ts';
import { takeRolesBack } from '../writing/take-roles-back.ts';
import { withdrawInvitations } from '../writing/withdraw-invitations.ts';

/**
 * Removes a person from the organization at once: roles in it and its projects, open invitations, the choice of it as current
 * organization. Their time stays. Throws 404, 412, 422 `above-own-rank`, `last-owner`.
 */
export const removeMember = async (context: Context, id: string): Promise<void> => {
  await lockRoles(context);
  const member = await requireMember(context, id);
  if (member.archived_at) throw notFound('person');
  requireVersion(member, context.version, 'person');
  const { user_sub: subject, status } = member;
  const grants = subject ? await listGrantsOf(context, subject) : [];
  if (id !== context.member) requireRank(context, member.name, grants);
  if (subject && grants.some(isOwnership)) await requireOtherOwner(context, subject);
  if (subject) await takeRolesBack(context, subject);
  const { end_date } = await offboard(context, id);
  await withdrawInvitations(context, id);
  await context.record({
    type: 'member.removed',
    subject: { type: 'member', id },
    changes: { status: [status, 'offboarded'], end_date: [member.end_date, end_date] },
    data: { grants: grants.map(({ domain, expired, ...grant }) => grant) },
  });
};

type HeldGrants = Awaited<ReturnType<typeof listGrantsOf>>;

const isOwnership = ({ role, project_id, expired }: HeldGrants[number]): boolean =>
  role === 'owner' && project_id === null && !expired;

const requireRank = ({ person }: Context, name: string, grants: HeldGrants): void => {
  const above = grants.find(
    ({ role, domain, expired }) => !expired && !grantableRoles(person.permissions, domain).includes(role),
  );
  if (above)
    throw brokenRule('above-own-rank', '', `${name} ranks above you: ask somebody of their rank to do it.`);
};
