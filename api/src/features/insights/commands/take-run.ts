import { sql } from 'kysely';
import type { Inside } from '../../../platform/reactions.ts';
import type { TakenRun } from '../queries/runs.ts';

/** So often a run is taken up of workers that were lost. */
const MOST_ATTEMPTS = 5;

/**
 * Takes a run up that is waiting, or whose worker was lost; undefined where it is over. One of an organization that isn't active any more, or
 * that was lost too often, has failed.
 */
export const takeRun = async ({ db, organization }: Inside, run: string): Promise<TakenRun | undefined> => {
  const { rows } = await sql<TakenRun & { readonly state: string }>`
    update insight_runs r set attempts = r.attempts + 1, started_at = coalesce(r.started_at, now()),
      state = (case when o.status = 'active' then 'running' else 'failed' end)::insight_run_state,
      failure = case when o.status <> 'active' then 'resting' end, finished_at = case when o.status <> 'active' then now() end
    from organizations o
    where r.org_id = ${organization}::uuid and r.id = ${run}::uuid and o.org_id = r.org_id and r.state in ('queued', 'running')
    returning r.id, r.day::text, r.from_date::text as from, r.seed, r.attempts, r.state`.execute(db);
  const [taken] = rows;
  if (taken?.state !== 'running') return undefined;
  if (taken.attempts > MOST_ATTEMPTS) {
    await failRun({ db, organization }, { run, why: 'lost' });
    return undefined;
  }
  return taken;
};

/** Ends a run that is under way with why it came to no end. */
export const failRun = async (
  { db, organization }: Pick<Inside, 'db' | 'organization'>,
  { run, why }: { readonly run: string; readonly why: 'lost' | 'defect' },
): Promise<void> => {
  await sql`update insight_runs set state = 'failed', failure = ${why}, finished_at = now()
    where org_id = ${organization}::uuid and id = ${run}::uuid and state in ('queued', 'running')`.execute(
    db,
  );
};
