import { brokenRule } from '#contract/errors.ts';
import type { PlanItemFields } from '#contract/plan-items/items.ts';
import { OPPORTUNITY_PROBABILITIES, type OpportunityStage } from '#contract/plan-items/opportunity.ts';
import type { Context } from '../../../platform/context.ts';
import { type HeldPlan, holdWritable } from '../../account-plans/events.ts';
import { placeOf } from '../queries/place.ts';
import { findItem } from './find-item.ts';
import { opportunity } from './opportunity.ts';
import type { Standing } from './plan-kind.ts';

/** An opportunity of a plan that is held. */
export interface HeldOpportunity {
  readonly plan: HeldPlan;
  readonly opportunity: Standing<'opportunity'>;
  /** As it is once something was offered. */
  readonly offered: PlanItemFields<'opportunity'>;
}

/**
 * An opportunity that a dealsheet may be made from, its plan held until the transaction ends. Throws 404, 422 `archived`,
 * `plan-in-review`, `plan-closed`, and `dealsheet-made` where one was made that isn't archived.
 */
export const holdOpportunity = async (
  context: Context,
  { plan_id, item_id }: { readonly plan_id: string; readonly item_id: string },
): Promise<HeldOpportunity> => {
  const plan = await holdWritable(context, plan_id, null);
  const held = await findItem(placeOf(context, plan), opportunity, item_id, null);
  await requireNoDealsheet(context, item_id);
  return { plan, opportunity: held, offered: offeredOf(held.fields) };
};

const requireNoDealsheet = async ({ db, organization }: Context, opportunity: string): Promise<void> => {
  const made = await db
    .selectFrom('plan_opportunities as i')
    .innerJoin('dealsheets as d', (join) =>
      join.onRef('d.org_id', '=', 'i.org_id').onRef('d.id', '=', 'i.dealsheet_id'),
    )
    .select('d.code')
    .where('i.org_id', '=', organization)
    .where('i.id', '=', opportunity)
    .where('d.archived_at', 'is', null)
    .executeTakeFirst();
  if (made)
    throw brokenRule(
      'dealsheet-made',
      '',
      `${made.code} was made from this opportunity: open that, or archive it before you make another.`,
    );
};

/** Stages before something was offered. */
const BEFORE: readonly OpportunityStage[] = ['identified', 'qualified'];

/** It is proposed at least, and no less probable than that: somebody may have said more. */
const offeredOf = (fields: PlanItemFields<'opportunity'>): PlanItemFields<'opportunity'> =>
  BEFORE.includes(fields.stage)
    ? {
        ...fields,
        stage: 'proposed',
        probability_pct: Math.max(fields.probability_pct, OPPORTUNITY_PROBABILITIES.proposed),
      }
    : fields;
