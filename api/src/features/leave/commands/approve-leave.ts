import type { BodyOf } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { approveLeave as endpoint } from '#contract/leave/deciding-endpoints.ts';
import { daysOfLeave, type LeaveDay, minutesOf } from '#contract/leave/minutes.ts';
import type { Context } from '../../../platform/context.ts';
import { type HeldLeave, lockBalance } from '../queries/requests.ts';
import { findTerms } from '../queries/terms.ts';
import { holdForDecision } from '../rules/deciding.ts';
import { effectOf, shortfall } from '../rules/request.ts';
import { coverShifts } from '../writing/cover-shifts.ts';
import { takeLeave } from '../writing/ledger.ts';
import { setStatus } from '../writing/status.ts';

/**
 * Approves leave, takes its minutes and decides on shifts that it uncovers: all or nothing. Minutes are counted by the calendar of
 * this moment. Throws 404, 412, and 422 `leave-step`, `own-leave`, `leave-balance` and the rules of its shifts.
 */
export const approveLeave = async (
  context: Context,
  id: string,
  { version, reason, shifts }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const row = await holdForDecision(context, id, { version, to: 'approved' });
  await lockBalance(context, row.member_id);
  const days = await countDays(context, row);
  await requireBalance(context, row, days);
  const minutes = minutesOf(days);
  await setStatus(context, id, {
    ...{ status: 'approved', minutes, decided_by: row.decider, decision_reason: reason ?? null },
    decided_at: context.now.toISOString(),
  });
  await takeLeave(context, row, days);
  const { member_id, from_date: from, to_date: to, cover_id } = row;
  await context.record({
    type: 'leave.approved',
    subject: { type: 'leave', id },
    changes: {
      status: ['requested', 'approved'],
      ...(minutes === row.minutes ? {} : { minutes: [row.minutes, minutes] as const }),
    },
    data: { member_id, minutes, from, to, cover_id, shifts: shifts.length },
  });
  await coverShifts(context, row, shifts);
};

const countDays = async (context: Context, row: HeldLeave): Promise<LeaveDay[]> => {
  const elapsed = Math.round((Date.parse(row.ends_at) - Date.parse(row.starts_at)) / 60_000);
  const { from_date: from, to_date: to, part } = row;
  return daysOfLeave({ from, to, part, elapsed }, await findTerms(context));
};

const requireBalance = async (context: Context, row: HeldLeave, days: readonly LeaveDay[]) => {
  const { member_id: member, type, from_date: from, to_date: to, part } = row;
  const short = shortfall(await effectOf(context, { member, asked: { type, from, to, part }, days }), days);
  if (!short) return;
  const { rule, field } = short;
  const message = 'There isn’t enough left of this type any more. Reject it, or correct the balance first.';
  throw new Failure('rule_broken', message, { rule, fields: [{ field, message }] });
};
