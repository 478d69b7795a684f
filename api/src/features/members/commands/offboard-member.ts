import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { offboardMember as endpoint } from '#contract/members/offboarding.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { isOwnership, listGrantsOf, lockRoles, requireOtherOwner } from '../../grants/queries.ts';
import { lockLines } from '../../positions/queries.ts';
import { todayIn } from '../queries/leaving.ts';
import { lockMember, requireMember } from '../queries.ts';
import { requireHandedOver, requireNoApprovals, requireRank } from '../rules/leaving.ts';
import { handOver } from '../writing/hand-over.ts';
import { leaveTeam } from '../writing/leave-team.ts';

/**
 * Hands over what is named and lets somebody go: at once where the last day has come, else when it is over. Throws 404, also for somebody who
 * has left, 412, 422 by the rules of the endpoint; then nothing was handed over.
 */
export const offboardMember = async (
  context: Context,
  id: string,
  { version, last_day, reason, successors }: BodyOf<typeof endpoint>,
): Promise<void> => {
  await lockRoles(context);
  await lockLines(context);
  const { user_sub: subject, name } = await requireMember(context, id);
  const grants = subject ? await listGrantsOf(context, subject) : [];
  if (id !== context.member) requireRank(context, name, grants);
  if (subject && grants.some(isOwnership)) await requireOtherOwner(context, subject);
  const member = await lockMember(context, id);
  requireVersion(member, version, 'person');
  if (last_day < member.start_date)
    throw brokenRule(
      'last-day-before-start',
      'last_day',
      `${name} came on ${member.start_date}: choose a later day.`,
    );
  await handOver(context, member, successors);
  await requireNoApprovals(context, { id, last_day });
  await requireHandedOver(context, { id, last_day });
  if (last_day <= (await todayIn(context))) return leaveTeam(context, member, { last_day, reason });
  await waitForLastDay(context, member, { last_day, reason });
};

interface Planned {
  readonly last_day: string;
  readonly reason: string;
}

const waitForLastDay = async (
  { db, organization: org_id, record }: Context,
  { id, end_date }: { readonly id: string; readonly end_date: string | null },
  planned: Planned,
): Promise<void> => {
  const { last_day, reason } = planned;
  await db
    .insertInto('offboardings')
    .values({ ...planned, org_id, member_id: id })
    .onConflict((conflict) => conflict.columns(['org_id', 'member_id']).doUpdateSet(planned))
    .execute();
  await db
    .updateTable('members')
    .set({ end_date: last_day })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute();
  await record({
    type: 'member.leaving',
    subject: { type: 'member', id },
    changes: changesBetween({ end_date }, { end_date: last_day }),
    ...(reason ? { data: { reason } } : {}),
  });
};
