export { listItemFields } from './queries/item-fields.ts';
export { listItems } from './queries/list-items.ts';
export { type PlanPlace, placeOf } from './queries/place.ts';
export { planOfDeal } from './queries/plan-of-deal.ts';
