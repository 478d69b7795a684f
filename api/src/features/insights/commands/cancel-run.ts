import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';

/** Cancels a run that is under way: what it finds from now on counts nowhere. Throws 404, 412, 422 `run-over`. */
export const cancelRun = async (context: Context, id: string): Promise<void> => {
  const { db, organization } = context;
  const run = await db
    .selectFrom('insight_runs')
    .select(['state', 'version'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  requireVersion(run, context.version, 'run');
  if (run.state !== 'queued' && run.state !== 'running')
    throw brokenRule('run-over', '', 'This run is over already.');
  await db
    .updateTable('insight_runs')
    .set({ state: 'failed', failure: 'cancelled', finished_at: context.now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'insight-run.cancelled', subject: { type: 'insight-run', id } },
    changes: { state: [run.state, 'failed'] },
  });
};
