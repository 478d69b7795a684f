import { type AccountPlanStatus, nextAccountPlanStatuses } from '#contract/account-plans/states.ts';
import { brokenRule } from '#contract/errors.ts';

const WORDS = {
  draft: 'is a draft',
  in_review: 'is in review',
  approved: 'is approved',
  active: 'is active',
  closed: 'is closed',
} as const satisfies Record<AccountPlanStatus, string>;

/** Throws 422 `wrong-state` where a plan can't be brought to a state from where it stands. */
export const requireStep = (
  { status }: { readonly status: AccountPlanStatus },
  to: AccountPlanStatus,
): void => {
  if (!nextAccountPlanStatuses(status).includes(to))
    throw brokenRule('wrong-state', 'status', `This plan ${WORDS[status]}. Load it again.`);
};
