import type { AccountPlan } from '#contract/account-plans/shapes.ts';

/** What the box of a step gets: the plan as it was looked at when the box was opened. */
export interface LifeBoxProps {
  readonly plan: AccountPlan;
  readonly onClose: () => void;
}
