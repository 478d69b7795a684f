import { z } from 'zod';
import { id } from '../shapes.ts';

/** Where the account plans of an organization are asked for. */
export const ACCOUNT_PLANS = '/account-plans';
/** Where one of them is. */
export const ACCOUNT_PLAN = `${ACCOUNT_PLANS}/:plan_id` as const;

/** What whoever asks for all of them has to be allowed. */
export const mayOfPlans = (action: 'list' | 'create') =>
  ({ scope: 'organization', object: ACCOUNT_PLANS, action }) as const;
/** What whoever asks for one of them has to be allowed. */
export const mayOfPlan = (action: 'read' | 'update' | 'approve' | 'delete') =>
  ({ scope: 'organization', object: ACCOUNT_PLAN, action }) as const;
/** Which one. */
export const planParams = z.object({ plan_id: id });
