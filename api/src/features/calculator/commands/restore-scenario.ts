import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockScenario } from '../queries/scenarios.ts';

/** Brings an archived scenario back, as it stood; one that isn't archived stays as it is. Throws 404. */
export const restoreScenario = async (context: Context, id: string): Promise<void> => {
  const row = await lockScenario(context, id);
  if (!row) throw notFound('scenario');
  if (!row.archived_at) return;
  await context.db
    .updateTable('calculator_scenarios')
    .set({ archived_at: null })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const { name, code } = row;
  await context.record({
    ...{ type: 'scenario.restored', subject: { type: 'scenario', id }, data: { name, code } },
  });
};
