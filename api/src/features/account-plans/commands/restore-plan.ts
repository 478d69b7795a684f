import type { Context } from '../../../platform/context.ts';
import { holdPlan } from '../writing/hold-plan.ts';
import { writePlan } from '../writing/write-columns.ts';

/** Brings an archived plan back; one that isn't archived stays as it is. Throws 404. */
export const restorePlan = async (context: Context, id: string): Promise<void> => {
  const { archived_at, name } = await holdPlan(context, id);
  if (!archived_at) return;
  await writePlan(context, id, { archived_at: null });
  await context.record({
    ...{ type: 'account-plan.restored', subject: { type: 'account-plan', id } },
    changes: { name: [null, name] },
    data: { plan: name },
  });
};
