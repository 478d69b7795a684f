import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { holdPlan } from '../writing/hold-plan.ts';
import { writePlan } from '../writing/write-columns.ts';

/** Archives a plan. Throws 404, 412, 422 `archived`, `plan-active`. */
export const archivePlan = async (context: Context, id: string): Promise<void> => {
  const row = await holdPlan(context, id);
  requireVersion(row, context.version, 'account plan');
  requireUnarchived(row);
  if (row.status === 'active')
    throw brokenRule('plan-active', 'status', 'This plan is active: close it before you archive it.');
  await writePlan(context, id, { archived_at: context.now.toISOString() });
  await context.record({
    ...{ type: 'account-plan.archived', subject: { type: 'account-plan', id } },
    changes: { name: [row.name, null] },
    data: { plan: row.name },
  });
};
