import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { touchPlan } from '../../account-plans/events.ts';
import { countItems } from '../queries/counts.ts';
import { placeOf } from '../queries/place.ts';
import { findItem } from './find-item.ts';
import type { HeldOpportunity } from './hold-opportunity.ts';
import { opportunity as kind } from './opportunity.ts';
import { tellItem } from './tell-item.ts';
import { updateRow } from './write-row.ts';

/** Names the dealsheet that was made from an opportunity. The plan's trail doesn't: more people may read plans than dealsheets. */
export const nameDealsheet = async (
  context: Context,
  { plan, opportunity: { id, told }, offered: { stage, probability_pct } }: HeldOpportunity,
  dealsheet_id: string,
): Promise<void> => {
  const place = placeOf(context, plan);
  await updateRow(place, 'plan_opportunities', id, { dealsheet_id, stage, probability_pct });
  const after = await findItem(place, kind, id, null);
  const changes = changesBetween(told, after.told);
  await tellItem(context, 'changed', plan, { ...after, kind: kind.name }, changes, { made: 'dealsheet' });
  await touchPlan(context, plan, kind.sections, await countItems(place, kind.name));
};
