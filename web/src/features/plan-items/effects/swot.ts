import type { KeptPlanItem } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { SWOT_QUADRANTS } from '#contract/plan-items/swot.ts';
import { t } from '../components/strategy/messages.ts';
import type { Turn } from './use-item-turn.ts';

/** What stands in a corner. */
export type Point = PlanItem<'swot'>;

/** The corners, each with what stands in it: what weighs most first. */
export const cornersOf = (points: readonly Point[]) =>
  SWOT_QUADRANTS.map((quadrant) => ({
    quadrant,
    points: points
      .filter((point) => point.quadrant === quadrant)
      .toSorted((one, other) => other.impact - one.impact),
  }));

/** A point that is linked with an action, or with none. */
export const linkTurn = (item: Point, action_id: string | null): Turn => {
  const kept = (id: string | null): KeptPlanItem => ({ kind: 'swot', item: { ...item, action_id: id } });
  return {
    before: kept(item.action_id),
    after: kept(action_id),
    change: { kind: 'swot', fields: { action_id } },
    undo: { kind: 'swot', fields: { action_id: item.action_id } },
    said: t(action_id ? 'linked' : 'unlinked', { name: item.text }),
  };
};
