import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** An account plan without what it is made of. */
export const accountPlan = (plan_id: string) => reading(readAccountPlan, { params: { plan_id } });
