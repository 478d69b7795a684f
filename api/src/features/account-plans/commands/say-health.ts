import type { sayPlanHealth } from '#contract/account-plans/endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { holdPlan } from '../writing/hold-plan.ts';

/**
 * Says a health in the place of the computed one, or takes that back; what was said before the same way stays as it was said. It is no
 * part of what is approved, so that one in review may be judged, too. Throws 404, 412, 422 `archived`, `plan-closed`.
 */
export const sayHealth = async (
  context: Context,
  id: string,
  { version, said }: BodyOf<typeof sayPlanHealth>,
): Promise<void> => {
  const plan = await holdPlan(context, id);
  requireVersion(plan, version, 'account plan');
  requireUnarchived(plan);
  if (plan.status === 'closed')
    throw brokenRule('plan-closed', 'status', 'This plan is closed: how it stands doesn’t change any more.');
  const changes = changesBetween(plan, {
    health_manual: said?.health ?? null,
    health_reason: said?.reason ?? '',
  });
  if (Object.keys(changes).length === 0) return;
  await context.db
    .updateTable('account_plans')
    .set({
      ...{ health_manual: said?.health ?? null, health_reason: said?.reason ?? '' },
      ...{
        health_said_by: said ? context.member : null,
        health_said_at: said ? context.now.toISOString() : null,
      },
    })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'account-plan.judged', subject: { type: 'account-plan', id }, changes },
  });
};
