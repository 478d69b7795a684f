import type { Context } from '../../../platform/context.ts';
import { requireWaiting } from '../rules/waiting.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { holdPlan } from '../writing/hold-plan.ts';
import { settleRevision } from '../writing/settle-revision.ts';
import { writePlan } from '../writing/write-columns.ts';

/** Takes back the revision that waits; a draft may be written again, what is approved or active goes on. Throws 404, 422 `archived`, `nothing-waits`. */
export const recallPlan = async (context: Context, id: string, revision: number): Promise<void> => {
  const row = await holdPlan(context, id);
  requireUnarchived(row);
  requireWaiting(row, revision);
  const status = row.status === 'in_review' ? 'draft' : row.status;
  await settleRevision(context, { id, revision }, 'recalled');
  await writePlan(context, id, { waiting_revision: null, status });
  await context.record({
    ...{ type: 'account-plan.recalled', subject: { type: 'account-plan', id } },
    changes: status === row.status ? {} : { status: [row.status, status] },
    data: { plan: row.name, revision },
  });
};
