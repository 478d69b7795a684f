import { sql } from 'kysely';
import type { LeaveDay } from '#contract/leave/minutes.ts';
import type { Context } from '../../../platform/context.ts';
import type { HeldLeave } from '../queries/requests.ts';

/** Writes what approved leave takes, day by day. */
export const takeLeave = async (
  { db, organization }: Context,
  { id, member_id, type }: HeldLeave,
  days: readonly LeaveDay[],
): Promise<void> => {
  const taken = days.filter(({ minutes }) => minutes > 0);
  if (taken.length === 0) return;
  await db
    .insertInto('leave_entries')
    .values(
      taken.map(({ day, minutes }) => ({
        ...{ org_id: organization, member_id, type, request_id: id, day },
        ...{ kind: 'taken' as const, minutes: -minutes },
      })),
    )
    .execute();
};

/** Gives back all that leave took, on the days on which it did. */
export const returnLeave = ({ db, organization }: Context, { id }: HeldLeave) =>
  sql`
    insert into leave_entries (org_id, member_id, type, kind, day, minutes, request_id)
    select org_id, member_id, type, 'returned', day, -minutes, request_id from leave_entries
    where org_id = ${organization} and request_id = ${id} and kind = 'taken'`.execute(db);
