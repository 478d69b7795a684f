import type { KeptPlanItem, PlanItems } from '#contract/plan-items/endpoints.ts';

type Kept = { readonly id: string };

const put = <Item extends Kept>(list: readonly Item[], item: Item): Item[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((one) => (one.id === item.id ? item : one))
    : [...list, item];

/** A plan's items with one of them as it is now, at its place; a new one is the last of its kind. */
export function withItem(items: PlanItems, { kind, item }: KeptPlanItem): PlanItems {
  switch (kind) {
    case 'objective':
      return { ...items, objectives: put(items.objectives, item) };
    case 'stakeholder':
      return { ...items, stakeholders: put(items.stakeholders, item) };
    case 'swot':
      return { ...items, swot: put(items.swot, item) };
    case 'unit':
      return {
        ...items,
        units: put(items.units, item).toSorted((one, other) => one.position - other.position),
      };
    case 'opportunity':
      return { ...items, opportunities: put(items.opportunities, item) };
    case 'action':
      return { ...items, actions: put(items.actions, item) };
    case 'risk':
      return { ...items, risks: put(items.risks, item) };
    case 'competitor':
      return { ...items, competitors: put(items.competitors, item) };
    case 'decision':
      return { ...items, decisions: put(items.decisions, item) };
    default:
      return items;
  }
}

const without = <Item extends Kept>(list: readonly Item[], gone: string): Item[] =>
  list.filter(({ id }) => id !== gone);

/** A plan's items without one of them; what pointed to it points to nothing, as the server has it. */
export const withoutItem = (items: PlanItems, gone: string): PlanItems => ({
  objectives: without(items.objectives, gone),
  stakeholders: without(items.stakeholders, gone).map((one) =>
    one.reports_to === gone ? { ...one, reports_to: null } : one,
  ),
  swot: without(items.swot, gone).map((one) => (one.action_id === gone ? { ...one, action_id: null } : one)),
  units: without(items.units, gone),
  opportunities: without(items.opportunities, gone),
  actions: without(items.actions, gone),
  risks: without(items.risks, gone),
  competitors: without(items.competitors, gone),
  decisions: without(items.decisions, gone),
});

/** One of a plan's items with its kind, undefined where it isn't there. */
export const itemOf = (items: PlanItems, wanted: string): KeptPlanItem | undefined =>
  allOf(items).find(({ item }) => item.id === wanted);

const allOf = (items: PlanItems): KeptPlanItem[] => [
  ...items.objectives.map((item) => ({ kind: 'objective', item }) as const),
  ...items.stakeholders.map((item) => ({ kind: 'stakeholder', item }) as const),
  ...items.swot.map((item) => ({ kind: 'swot', item }) as const),
  ...items.units.map((item) => ({ kind: 'unit', item }) as const),
  ...items.opportunities.map((item) => ({ kind: 'opportunity', item }) as const),
  ...items.actions.map((item) => ({ kind: 'action', item }) as const),
  ...items.risks.map((item) => ({ kind: 'risk', item }) as const),
  ...items.competitors.map((item) => ({ kind: 'competitor', item }) as const),
  ...items.decisions.map((item) => ({ kind: 'decision', item }) as const),
];
