import type { KeptPlanItem, NewPlanItem } from '#contract/plan-items/endpoints.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { type HeldPlan, holdWritable, touchPlan } from '../../account-plans/events.ts';
import { countItems } from '../queries/counts.ts';
import { placeOf } from '../queries/place.ts';
import { requireFew } from '../rules/few.ts';
import { findItem } from '../writing/find-item.ts';
import type { AskedItem } from '../writing/plan-kind.ts';
import { PLAN_KINDS } from '../writing/plan-kinds.ts';
import { tellItem } from '../writing/tell-item.ts';

/**
 * Adds something to a plan. Throws 404, 422 `archived`, `plan-in-review`, `plan-closed`, `too-many-items`, `reference` and the rules of
 * its kind.
 */
export const addPlanItem = async (
  context: Context,
  plan_id: string,
  asked: NewPlanItem,
): Promise<KeptPlanItem> => add(context, await holdWritable(context, plan_id, null), asked);

const add = async <Kind extends PlanItemKind>(
  context: Context,
  plan: HeldPlan,
  asked: AskedItem<Kind>,
): Promise<KeptPlanItem> => {
  const place = placeOf(context, plan);
  const kind = PLAN_KINDS[asked.kind];
  await requireFew(place, kind);
  const fields = await kind.begin(asked.fields, place);
  await kind.check(place, fields, null);
  const { id } = await kind.insert(place, fields);
  const made = await findItem(place, kind, id, null);
  await tellItem(context, 'added', plan, { ...made, kind: kind.name }, changesBetween({}, made.told));
  await touchPlan(context, plan, kind.sections, await countItems(place, kind.name));
  return kind.kept(made.item);
};
