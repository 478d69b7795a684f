import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { PlanKind } from '../writing/plan-kind.ts';
import { PLAN_KINDS } from '../writing/plan-kinds.ts';
import type { PlanPlace } from './place.ts';

const list = async <Kind extends PlanItemKind>(
  place: PlanPlace,
  { read }: PlanKind<Kind>,
): Promise<PlanItem<Kind>[]> => (await read(place)).map(({ item }) => item);

/** Everything in a plan but its whitespace. What is asked at once travels together. */
export const listItems = async (place: PlanPlace): Promise<PlanItems> => {
  const [objectives, stakeholders, swot, units, opportunities, actions, risks, competitors, decisions] =
    await Promise.all([
      list(place, PLAN_KINDS.objective),
      list(place, PLAN_KINDS.stakeholder),
      list(place, PLAN_KINDS.swot),
      list(place, PLAN_KINDS.unit),
      list(place, PLAN_KINDS.opportunity),
      list(place, PLAN_KINDS.action),
      list(place, PLAN_KINDS.risk),
      list(place, PLAN_KINDS.competitor),
      list(place, PLAN_KINDS.decision),
    ]);
  return { objectives, stakeholders, swot, units, opportunities, actions, risks, competitors, decisions };
};
