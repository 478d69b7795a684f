import { sql } from 'kysely';
import { isOwnership, listGrantsOf } from '../../grants/queries.ts';
import { APPROVALS, listHandovers } from '../queries/handovers.ts';
import { hasOtherOwner } from '../queries/leaving.ts';
import { type Letting, leaveTeam } from '../writing/leave-team.ts';

/**
 * Lets those go whose last day is over by the organization's clock. Somebody for whose word something waits, or who owns the organization
 * alone by then, stays until that is seen to: it is looked at again with every round.
 */
export const letLeaversGo = async (context: Letting): Promise<void> => {
  const { db, organization } = context;
  const due = await db
    .selectFrom('offboardings as o')
    .innerJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'o.org_id').onRef('m.id', '=', 'o.member_id'),
    )
    .select(['m.id', 'm.user_sub', 'm.status', 'm.end_date', 'o.last_day', 'o.reason'])
    .where('o.org_id', '=', organization)
    .where('m.archived_at', 'is', null)
    .where(sql<boolean>`o.last_day < day_in(o.org_id)`)
    .orderBy('m.id')
    .forNoKeyUpdate(['m'])
    .skipLocked()
    .execute();
  for (const { last_day, reason, ...member } of due)
    if (await mayGo(context, member, last_day)) await leaveTeam(context, member, { last_day, reason });
};

const mayGo = async (
  context: Letting,
  { id, user_sub }: { readonly id: string; readonly user_sub: string | null },
  last_day: string,
): Promise<boolean> => {
  if ((await listHandovers(context, { id, last_day }, APPROVALS)).length > 0) return false;
  if (!user_sub || !(await listGrantsOf(context, user_sub)).some(isOwnership)) return true;
  return hasOtherOwner(context, user_sub);
};
