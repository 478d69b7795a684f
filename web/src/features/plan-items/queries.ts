import { listLastContacts } from '#contract/account-plans/endpoints.ts';
import { listPlanItems, readWhitespace } from '#contract/plan-items/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Everything in a plan but its whitespace. */
export const planItems = (plan_id: string) => reading(listPlanItems, { params: { plan_id } });

/** A plan's grid of services and units, of one year or of all. */
export const planWhitespace = (plan_id: string, year?: number) =>
  reading(readWhitespace, { params: { plan_id }, query: year === undefined ? {} : { year } });

/** When each stakeholder of a plan was talked to last. */
export const lastContacts = (plan_id: string) => reading(listLastContacts, { params: { plan_id } });
