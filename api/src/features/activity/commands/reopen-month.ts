import { sql } from 'kysely';
import { monthWords } from '#contract/activity/months.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type MonthRow, readMonth } from '../queries/months.ts';
import { requireSeenMonth } from '../rules/closing.ts';
import { unlockMonth } from '../writing/lock-month.ts';

interface Reopening {
  /** The version that was seen. */
  readonly version: number;
  readonly reason: string;
}

/** Opens a closed month again. Throws 412 where somebody was quicker and 422 for one that isn't closed. */
export const reopenMonth = async (
  context: Context,
  month: string,
  { version, reason }: Reopening,
): Promise<MonthRow> => {
  const { db, organization } = context;
  await sql`select hold_months(${organization}, true)`.execute(db);
  const before = await readMonth(context, month);
  requireSeenMonth(before, version);
  if (before.id === null || before.status !== 'closed')
    throw brokenRule('not-closed', 'month', `${monthWords(month)} is open: there is nothing to reopen.`);
  await unlockMonth(context, month);
  await db
    .updateTable('activity_months')
    .set({ status: 'reopened', reason, sums: '{}' })
    .where('org_id', '=', organization)
    .where('id', '=', before.id)
    .execute();
  await context.record({
    type: 'month.reopened',
    subject: { type: 'activity_month', id: before.id },
    changes: { status: ['closed', 'reopened'] },
    data: { month, reason },
  });
  return readMonth(context, month);
};
