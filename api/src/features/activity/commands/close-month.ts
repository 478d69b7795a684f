import { sql } from 'kysely';
import { firstDayOf } from '#contract/activity/months.ts';
import type { Context } from '../../../platform/context.ts';
import { findOpenBefore, type MonthRow, readMonth } from '../queries/months.ts';
import { listOpenPeople } from '../queries/open-people.ts';
import { findTimeSettings } from '../queries/settings.ts';
import {
  requireApproved,
  requireClosable,
  requireInOrder,
  requireSeenMonth,
  unapprovedIn,
} from '../rules/closing.ts';
import { lockMonth } from '../writing/lock-month.ts';

interface Closing {
  /** The version that was seen. */
  readonly version: number;
  readonly leave_unapproved: boolean;
}

/**
 * Closes a month and locks what is approved in it. Throws 412 where somebody was quicker, and 422 while it isn't over, while
 * one before it is open, and over time that isn't approved.
 */
export const closeMonth = async (context: Context, month: string, closing: Closing): Promise<MonthRow> => {
  const { db, organization } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`closing:${organization}`}, 0))`.execute(db);
  await requireAllSound(context, month, closing);
  // Most of it while everybody goes on: a million entries take a minute, for which nobody is to wait.
  await lockMonth(context, month);
  await sql`select hold_months(${organization}, true)`.execute(db);
  const before = await requireAllSound(context, month, closing);
  await lockMonth(context, month);
  await keep(context, before);
  const after = await readMonth(context, month);
  await context.record({
    type: 'month.closed',
    subject: { type: 'activity_month', id: after.id ?? '' },
    changes: { status: [before.status, 'closed'] },
    data: {
      month,
      entries: before.sums.approved.entries,
      seconds: before.sums.approved.seconds,
      left: unapprovedIn(before.sums),
    },
  });
  return after;
};

const requireAllSound = async (context: Context, month: string, closing: Closing): Promise<MonthRow> => {
  const row = await readMonth(context, month);
  requireSeenMonth(row, closing.version);
  requireClosable(row);
  requireInOrder(month, await findOpenBefore(context, month));
  const { people } = await listOpenPeople(context, await findTimeSettings(context), month);
  const timers = people.filter(({ timer_since }) => timer_since !== null).length;
  requireApproved(row, timers, closing.leave_unapproved);
  return row;
};

const keep = ({ db, organization }: Context, { month, sums }: MonthRow) => {
  const closed = { status: 'closed' as const, reason: null, sums: JSON.stringify(sums) };
  return db
    .insertInto('activity_months')
    .values({ org_id: organization, month: firstDayOf(month), ...closed })
    .onConflict((conflict) => conflict.columns(['org_id', 'month']).doUpdateSet(closed))
    .execute();
};
