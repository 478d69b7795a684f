import { addDays } from './calendar.ts';

/** A budget that runs out later than this isn't worth a warning. */
const HORIZON_DAYS = 730;

/** What is left to spend, what a day uses, and the last day planned; money or seconds alike. */
export interface Pace {
  readonly budget: number | null;
  readonly used: number;
  readonly perDay: number;
  readonly until: string | null;
}

/** The day on which a budget is used up at a pace; null without a budget or pace, when it is used up already, or when it lasts. */
export const runsOut = ({ budget, used, perDay, until }: Pace, today: string): string | null => {
  if (budget === null || perDay <= 0 || used >= budget) return null;
  const days = Math.ceil((budget - used) / perDay);
  if (days > HORIZON_DAYS) return null;
  const day = addDays(today, days);
  return until !== null && day > until ? null : day;
};
