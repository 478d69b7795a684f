import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import type { PlanItemFields } from '#contract/plan-items/items.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { PlanKind } from '../writing/plan-kind.ts';
import { PLAN_KINDS } from '../writing/plan-kinds.ts';
import type { PlanPlace } from './place.ts';

const list = async <Kind extends PlanItemKind>(
  place: PlanPlace,
  { read }: PlanKind<Kind>,
): Promise<({ id: string } & PlanItemFields<Kind>)[]> =>
  (await read(place)).map(({ id, fields }) => ({ id, ...fields }));

/** What was said of everything in a plan, as its revisions keep it: ids in the place of names. */
export const listItemFields = async (place: PlanPlace): Promise<Omit<PlanSnapshot, 'plan'>> => {
  const [objectives, stakeholders, swot, units, whitespace] = await Promise.all([
    list(place, PLAN_KINDS.objective),
    list(place, PLAN_KINDS.stakeholder),
    list(place, PLAN_KINDS.swot),
    list(place, PLAN_KINDS.unit),
    list(place, PLAN_KINDS.whitespace),
  ]);
  const [opportunities, actions, risks, competitors, decisions] = await Promise.all([
    list(place, PLAN_KINDS.opportunity),
    list(place, PLAN_KINDS.action),
    list(place, PLAN_KINDS.risk),
    list(place, PLAN_KINDS.competitor),
    list(place, PLAN_KINDS.decision),
  ]);
  return {
    ...{ objectives, stakeholders, swot, units, whitespace },
    ...{ opportunities, actions, risks, competitors, decisions },
  };
};
