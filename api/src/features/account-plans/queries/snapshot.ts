import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import type { Context } from '../../../platform/context.ts';
import { listItemFields, placeOf } from '../../plan-items/queries.ts';
import type { requirePlan } from './require-plan.ts';

type Row = Awaited<ReturnType<typeof requirePlan>>;

/** A plan with everything in it, as it stands: of one that is held, what nobody else is writing. */
export const snapshotOf = async (context: Context, row: Row): Promise<PlanSnapshot> => ({
  plan: fieldsOf(row),
  ...(await listItemFields(placeOf(context, row))),
});

const fieldsOf = (row: Row): PlanSnapshot['plan'] => {
  const { name, client_id, owner_id, sponsor_id, tier, starts_on, ends_on, currency } = row;
  const { revenue_target_minor, wallet_minor, summary, client_goals, strategy } = row;
  const { review_every_months, next_review_on } = row;
  return {
    ...{ name, client_id, owner_id, sponsor_id, tier, starts_on, ends_on, currency },
    ...{ revenue_target_minor, wallet_minor, summary, client_goals, strategy },
    ...{ review_every_months, next_review_on },
  };
};
