import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import type { PlanHealth } from '#contract/account-plans/states.ts';
import { differenceInDays } from '#contract/projects/calendar.ts';

/** Coverage in percent below which an account is thin, as the board counts it, and below which we hardly know anybody. */
const [THIN, HARDLY] = [50, 25];
/** Days before a review in which it is due, and after it in which it is only late. */
const [SOON, LATE] = [14, 30];

/** How well those who count are known; null without stakeholders. */
export const coverageLevel = (pct: number | null): PlanHealth | null => {
  if (pct === null) return null;
  if (pct >= THIN) return 'on_track';
  return pct >= HARDLY ? 'at_risk' : 'off_track';
};

type Reviewed = Pick<AccountPlanSummary, 'status' | 'next_review_on' | 'archived_at'>;

/** Days until the next review, below zero of one that is overdue; null where none is planned, or the plan is over. */
export const daysToReview = (
  { status, next_review_on, archived_at }: Reviewed,
  today: string,
): number | null =>
  next_review_on === null || status === 'closed' || archived_at !== null
    ? null
    : differenceInDays(today, next_review_on);

/** How a plan stands to its next review; null where none is planned. */
export const reviewLevel = (plan: Reviewed, today: string): PlanHealth | null => {
  const days = daysToReview(plan, today);
  if (days === null) return null;
  if (days < -LATE) return 'off_track';
  return days < SOON ? 'at_risk' : 'on_track';
};
