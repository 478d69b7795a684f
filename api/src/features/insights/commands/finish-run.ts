import { sql } from 'kysely';
import { record } from '../../../platform/events.ts';
import type { Inside } from '../../../platform/reactions.ts';
import type { Found } from '../queries/look.ts';
import type { TakenRun } from '../queries/runs.ts';
import { keepFindings } from '../writing/keep-findings.ts';

/** Writes what a run found, together with its end; nothing where it was cancelled, or taken up by another worker. */
export const finishRun = async (inside: Inside, run: TakenRun, found: Found): Promise<void> => {
  const { db, organization } = inside;
  if (organization === null) return;
  const { rows } = await sql`select from insight_runs r where r.org_id = ${organization} and r.id = ${run.id}
    and r.state = 'running' and r.attempts = ${run.attempts} for update`.execute(db);
  if (rows.length === 0) return;
  const kept = await keepFindings({ db, organization }, run.id, found.findings);
  const { fresh, reopened, gone } = kept;
  const counts = { found: found.count, fresh, reopened: reopened.length, gone };
  await sql`update insight_runs r set state = 'done', finished_at = clock_timestamp(), rows_read = ${found.rows}, digest = ${found.digest},
      log = ${JSON.stringify(found.log)}::jsonb, found = ${counts.found}, fresh = ${counts.fresh}, reopened = ${counts.reopened}, gone = ${counts.gone}
    where r.org_id = ${organization} and r.id = ${run.id}`.execute(db);
  await record(
    { db, organization, requestId: 'insight-run', person: { name: 'Muster' } },
    {
      ...{ type: 'insight-run.finished', subject: { type: 'insight-run', id: run.id } },
      data: { ...counts, rows: found.rows, digest: found.digest },
    },
    ...reopened.map(({ id, before, weight, decided_weight }) => ({
      ...{ type: 'insight.worsened' as const, subject: { type: 'insight', id } },
      changes: { state: [before, 'open'] as const, weight: [decided_weight, weight] as const },
    })),
  );
};
