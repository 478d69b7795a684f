import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { listGrantsOf } from '../../grants/queries.ts';
import { dismiss, offboard } from './offboard.ts';
import { takeRolesBack } from './take-roles-back.ts';
import { withdrawInvitations } from './withdraw-invitations.ts';

/** Whoever lets somebody go: a request, or the job that waits for last days. */
export type Letting = Pick<Context, 'db' | 'organization' | 'now' | 'record'>;

interface Leaving {
  readonly id: string;
  readonly user_sub: string | null;
  readonly status: 'invited' | 'active' | 'on_leave' | 'offboarded';
  readonly end_date: string | null;
}

/**
 * Takes somebody off the team at once: roles in it and its projects, open invitations, the choice of it as current organization. Somebody who
 * was invited and never came is put away. Without a last day it is today, unless it was before.
 */
export const leaveTeam = async (
  context: Letting,
  member: Leaving,
  { last_day, reason = '' }: { readonly last_day?: string; readonly reason?: string } = {},
): Promise<void> => {
  const { id, user_sub: subject } = member;
  const grants = subject ? await listGrantsOf(context, subject) : [];
  if (subject) await takeRolesBack(context, subject);
  const known = await withdrawInvitations(context, id);
  const leaves = member.status !== 'invited' || subject !== null || known;
  await context.db
    .deleteFrom('offboardings')
    .where('org_id', '=', context.organization)
    .where('member_id', '=', id)
    .execute();
  const { status, end_date } = leaves ? await offboard(context, id, last_day) : await dismiss(context, id);
  await context.record({
    type: 'member.removed',
    subject: { type: 'member', id },
    changes: changesBetween({ status: member.status, end_date: member.end_date }, { status, end_date }),
    data: { grants: grants.map(({ domain, expired, ...grant }) => grant), ...(reason ? { reason } : {}) },
  });
};
