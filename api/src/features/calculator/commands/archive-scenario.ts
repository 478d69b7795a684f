import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockScenario } from '../queries/scenarios.ts';

/** Archives a scenario in any state; archiving it again changes nothing. Throws 404, 412. */
export const archiveScenario = async (context: Context, id: string): Promise<void> => {
  const row = await lockScenario(context, id);
  requireVersion(row, context.version, 'scenario');
  if (row.archived_at) return;
  await context.db
    .updateTable('calculator_scenarios')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const { name, code } = row;
  await context.record({
    ...{ type: 'scenario.archived', subject: { type: 'scenario', id }, data: { name, code } },
  });
};
