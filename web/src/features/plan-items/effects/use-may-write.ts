import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { WRITABLE_STATUSES } from '#contract/account-plans/states.ts';
import { addPlanItem } from '#contract/plan-items/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';

/** Whether whoever looks may write in a plan now: it may be written, and they have the right. */
export function useMayWrite({ id, status, archived_at }: AccountPlan): boolean {
  const mayAdd = usePermissions().may(addPlanItem, { plan_id: id });
  return mayAdd && archived_at === null && WRITABLE_STATUSES.some((one) => one === status);
}
