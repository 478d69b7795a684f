import type { MonthSums } from '#contract/activity/month-shapes.ts';
import { monthWords } from '#contract/activity/months.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { MonthRow } from '../queries/months.ts';

/** Throws 412 for a month that was closed or reopened since it was seen. */
export const requireSeenMonth = ({ month, version }: MonthRow, seen: number): void => {
  if (version !== seen)
    throw new Failure(
      'stale',
      `Somebody closed or reopened ${monthWords(month)} meanwhile: look at it again.`,
    );
};

/** Throws 422 for a month that is closed, or still runs. */
export const requireClosable = ({ month, status, over }: MonthRow): void => {
  if (status === 'closed')
    throw brokenRule('already-closed', 'month', `${monthWords(month)} is closed already.`);
  if (!over)
    throw brokenRule(
      'month-not-over',
      'month',
      `${monthWords(month)} isn't over: close it from the first day of the next one.`,
    );
};

/** Throws 422 where a month before it is open. */
export const requireInOrder = (month: string, openBefore: string | undefined): void => {
  if (openBefore)
    throw brokenRule(
      'months-in-order',
      'month',
      `${monthWords(openBefore)} is open: close it before ${monthWords(month)}.`,
    );
};

/** Entries that aren't approved. */
export const unapprovedIn = ({ submitted, rejected, draft }: MonthSums): number =>
  submitted.entries + rejected.entries + draft.entries;

/** Throws 422 over time that isn't approved and timers that run, unless they are left. */
export const requireApproved = (
  { month, sums }: MonthRow,
  timers: number,
  leaveUnapproved: boolean,
): void => {
  const open = unapprovedIn(sums);
  if (leaveUnapproved || open + timers === 0) return;
  const entries = open === 1 ? '1 entry' : `${open} entries`;
  const running = timers === 1 ? '1 running timer' : `${timers} running timers`;
  const what = [...(open > 0 ? [entries] : []), ...(timers > 0 ? [running] : [])].join(' and ');
  throw brokenRule(
    'unapproved-time',
    'leave_unapproved',
    `${monthWords(month)} holds ${what} without approval: have them approved, or say that they stay out.`,
  );
};
