import type { closePlan as endpoint } from '#contract/account-plans/endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireStep } from '../rules/step.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { holdPlan } from '../writing/hold-plan.ts';
import { recallWaiting } from '../writing/recall-waiting.ts';
import { writePlan } from '../writing/write-columns.ts';

/** Ends an active plan for a reason; changes that wait are recalled. Throws 404, 412, 422 `archived`, `wrong-state`. */
export const closePlan = async (
  context: Context,
  id: string,
  { version, reason }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const row = await holdPlan(context, id);
  requireUnarchived(row);
  requireStep(row, 'closed');
  requireVersion(row, version, 'account plan');
  await recallWaiting(context, row);
  await writePlan(context, id, { status: 'closed', closed_reason: reason, waiting_revision: null });
  await context.record({
    ...{ type: 'account-plan.closed', subject: { type: 'account-plan', id } },
    changes: { status: [row.status, 'closed'], closed_reason: [null, reason] },
    data: { plan: row.name, recalled: row.waiting_revision },
  });
};
