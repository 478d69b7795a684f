import type { KeptPlanItem, PlanItemChange } from '#contract/plan-items/endpoints.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { type HeldPlan, holdWritable, touchPlan } from '../../account-plans/events.ts';
import { countItems } from '../queries/counts.ts';
import { placeOf } from '../queries/place.ts';
import { findItem } from '../writing/find-item.ts';
import type { ChangedItem } from '../writing/plan-kind.ts';
import { PLAN_KINDS } from '../writing/plan-kinds.ts';
import { tellItem } from '../writing/tell-item.ts';

/** Changes something in a plan, over its own version; without a difference nothing is written. Throws 404, 412, 422 as of adding it. */
export const changePlanItem = async (
  context: Context,
  { plan_id, item_id }: { readonly plan_id: string; readonly item_id: string },
  changed: PlanItemChange,
): Promise<KeptPlanItem> => change(context, await holdWritable(context, plan_id, null), item_id, changed);

const change = async <Kind extends PlanItemKind>(
  context: Context,
  plan: HeldPlan,
  id: string,
  changed: ChangedItem<Kind>,
): Promise<KeptPlanItem> => {
  const place = placeOf(context, plan);
  const kind = PLAN_KINDS[changed.kind];
  const before = await findItem(place, kind, id, context.version);
  const fields = kind.merge(before.fields, changed.fields);
  if (Object.keys(changesBetween(before.fields, fields)).length === 0) return kind.kept(before.item);
  await kind.check(place, fields, before);
  await kind.update(place, id, fields);
  const after = await findItem(place, kind, id, null);
  await tellItem(
    context,
    'changed',
    plan,
    { ...after, kind: kind.name },
    changesBetween(before.told, after.told),
  );
  await touchPlan(context, plan, kind.sections, await countItems(place, kind.name));
  return kind.kept(after.item);
};
