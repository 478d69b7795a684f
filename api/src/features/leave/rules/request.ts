import { balanceOn, type LeaveDay, type LedgerDay, lowestFrom, minutesOf } from '#contract/leave/minutes.ts';
import type { LeavePreview, LeaveProblem, LeaveTimeAsked } from '#contract/leave/shapes.ts';
import { isPlannable } from '#contract/leave/states.ts';
import { daysWords, hoursWords } from '#contract/leave/words.ts';
import type { Context } from '../../../platform/context.ts';
import { findAllowance, listLedgerDays, requirePerson, sumWaiting } from '../queries/ledger.ts';
import { findOverlapping } from '../queries/requests.ts';
import { findBlock } from '../queries/settings.ts';
import { listApprovedLeave } from '../queries.ts';
import type { LeaveSpan } from './span.ts';

/** Leave as it would be. */
export interface Wanted {
  readonly member: string;
  readonly asked: LeaveTimeAsked & { readonly cover_id?: string | undefined };
  readonly span: LeaveSpan;
  readonly days: readonly LeaveDay[];
}

type Balance = NonNullable<LeavePreview['balance']>;

/** What leave does to a balance; null for a type that isn't counted. */
export const effectOf = async (
  context: Context,
  { member, asked: { type, from, to }, days }: Pick<Wanted, 'member' | 'days'> & { asked: LeaveTimeAsked },
): Promise<Balance | null> => {
  const allowance = await findAllowance(context, type);
  if (!allowance) return null;
  const ledger = await listLedgerDays(context, member, type);
  const after: LedgerDay[] = [...ledger, ...days.map(({ day, minutes }) => ({ day, minutes: -minutes }))];
  return {
    before: balanceOn(ledger, to),
    after: balanceOn(after, to),
    lowest: lowestFrom(after, from),
    limit: -allowance.below_minutes,
    waiting: await sumWaiting(context, member, type),
  };
};

/** Why a balance isn't enough; null where it is. What takes nothing of it is always possible. */
export const shortfall = (balance: Balance | null, days: readonly LeaveDay[]): LeaveProblem | null => {
  if (!balance || minutesOf(days) === 0 || balance.lowest >= balance.limit) return null;
  const missing = hoursWords(balance.limit - balance.lowest);
  return {
    rule: 'leave-balance',
    field: 'type',
    message: `This is ${missing} more than there is: ${hoursWords(balance.before)} is left by then. Choose fewer days or another type.`,
  };
};

/** Every rule that a request would break, in the order in which they are said. */
export const problemsOf = async (
  context: Context,
  wanted: Wanted,
  balance: Balance | null,
): Promise<LeaveProblem[]> => {
  const found = await Promise.all([
    overlapOf(context, wanted),
    blockOf(context, wanted),
    idleOf(wanted),
    shortfall(balance, wanted.days),
    coverOf(context, wanted),
  ]);
  return found.filter((problem) => problem !== null);
};

const overlapOf = async (context: Context, { member, span }: Wanted): Promise<LeaveProblem | null> => {
  const other = await findOverlapping(context, member, span);
  if (!other) return null;
  const state = other.status === 'approved' ? 'approved' : 'asked for';
  return {
    rule: 'leave-overlap',
    field: 'from',
    message: `Leave of ${daysWords(other.from_date, other.to_date)} is ${state} already. Choose other days, or cancel it first.`,
  };
};

const blockOf = async (
  context: Context,
  { asked: { type, from, to } }: Wanted,
): Promise<LeaveProblem | null> => {
  const block = isPlannable(type) ? await findBlock(context, from, to) : undefined;
  if (!block) return null;
  return {
    rule: 'blocked-days',
    field: 'from',
    message: `No leave from ${daysWords(block.from_date, block.to_date)}: ${block.name}. Choose other days.`,
  };
};

const idleOf = ({ asked: { type }, days }: Wanted): LeaveProblem | null =>
  (type === 'paid' || type === 'compensatory') && minutesOf(days) === 0
    ? {
        rule: 'no-working-time',
        field: 'from',
        message: 'Nobody works on these days, so no leave is needed.',
      }
    : null;

const coverOf = async (
  context: Context,
  { member, asked: { cover_id }, span }: Wanted,
): Promise<LeaveProblem | null> => {
  if (!cover_id) return null;
  if (cover_id === member)
    return { rule: 'cover-self', field: 'cover_id', message: 'Choose somebody else to cover for you.' };
  const { name } = await requirePerson(context, cover_id);
  const [away] = await listApprovedLeave(context, [cover_id], span.starts_at, span.ends_at);
  if (!away) return null;
  return {
    rule: 'cover-away',
    field: 'cover_id',
    message: `${name} is away from ${daysWords(away.from_date, away.to_date)}. Choose somebody else.`,
  };
};
