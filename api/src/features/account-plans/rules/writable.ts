import { type AccountPlanStatus, WRITABLE_STATUSES } from '#contract/account-plans/states.ts';
import { brokenRule } from '#contract/errors.ts';

interface Standing {
  readonly status: AccountPlanStatus;
  readonly archived_at: string | null;
}

/** Throws 422 `archived`. */
export const requireUnarchived = ({ archived_at }: Pick<Standing, 'archived_at'>): void => {
  if (archived_at) throw brokenRule('archived', '', 'This account plan is archived: restore it first.');
};

/** Throws 422 `archived`, `plan-in-review` and `plan-closed` for a plan in which nobody writes. */
export const requireWritable = (plan: Standing): void => {
  requireUnarchived(plan);
  if (WRITABLE_STATUSES.some((status) => status === plan.status)) return;
  if (plan.status === 'in_review')
    throw brokenRule(
      'plan-in-review',
      'status',
      'This plan is in review, and stays as it was submitted: recall it, or wait for the decision.',
    );
  throw closed();
};

/** Throws 422 `archived` and `plan-closed` for a plan that isn't reviewed any more; what is in review still is. */
export const requireReviewable = (plan: Standing): void => {
  requireUnarchived(plan);
  if (plan.status === 'closed') throw closed();
};

const closed = () =>
  brokenRule('plan-closed', 'status', 'This plan is closed: start next year’s plan from it instead.');
