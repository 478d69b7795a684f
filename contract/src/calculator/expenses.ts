import type { Expense } from './inputs.ts';
import { percentageOf } from './shares.ts';

/** What the client pays for an expense: its cost and the markup on it, or nothing where it isn't billed. */
export const expensePrice = ({ billable, cost_minor, markup_pct }: Expense): number =>
  billable ? cost_minor + percentageOf(cost_minor, markup_pct) : 0;
