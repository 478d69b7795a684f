import type { AccountPlan } from '#contract/account-plans/shapes.ts';

/** A step that somebody may take with a plan. */
export type PlanStep = 'submit' | 'recall' | 'decide' | 'activate' | 'close';

/** What somebody may do at all, whatever state the plan is in. */
export interface PlanRights {
  readonly update: boolean;
}

/** What a plan waits for from whoever looks at it (`main`), and what else they may do. */
export interface NextSteps {
  readonly main: PlanStep | null;
  readonly others: readonly PlanStep[];
}

const NONE: NextSteps = { main: null, others: [] };

/** What of a plan its next steps hang on. */
export type Standing = Pick<
  AccountPlan,
  'status' | 'archived_at' | 'waiting_revision' | 'may_decide' | 'changed_since_approval'
>;

/** The one step that a plan waits for, and the others that may be taken. */
export const nextSteps = (plan: Standing, rights: PlanRights): NextSteps => {
  if (plan.archived_at) return NONE;
  const ends: PlanStep[] = plan.status === 'active' && rights.update ? ['close'] : [];
  if (plan.waiting_revision !== null) {
    const recall: PlanStep[] = rights.update ? ['recall'] : [];
    if (plan.may_decide) return { main: 'decide', others: [...recall, ...ends] };
    return { main: recall[0] ?? null, others: ends };
  }
  if (!rights.update) return NONE;
  if (plan.status === 'draft') return { main: 'submit', others: [] };
  const changes: PlanStep[] = plan.changed_since_approval ? ['submit'] : [];
  if (plan.status === 'approved') return { main: 'activate', others: changes };
  if (plan.status === 'active') return { main: changes[0] ?? null, others: ends };
  return NONE;
};
