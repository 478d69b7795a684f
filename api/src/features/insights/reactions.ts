import { sql } from 'kysely';
import { z } from 'zod';
import { ENGINE_VERSION } from '#contract/insights/detecting.ts';
import { RUN_DAYS } from '#contract/insights/shapes.ts';
import type { JobDefinition, Jobs } from '../../platform/jobs.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import { NIGHTLY } from './queries/overview.ts';
import { RUNS } from './queries/runs.ts';

/** Begins a run of every active organization, in the night; of one in which a run is under way that one counts. */
export const runNightly = (databases: Databases, enqueue: Jobs['enqueue']): JobDefinition => ({
  queue: 'insight-nights',
  schedule: `${NIGHTLY.minute} ${NIGHTLY.hour} * * *`,
  run: async () => {
    const { rows } = await databases.query('select living_organizations() as id');
    for (const { id } of z.array(z.object({ id: z.uuid() })).parse(rows))
      await databases.within({ organization: id, sub: null, writes: true }, async (db) => {
        const { rows: made } = await sql<{ id: string }>`
          insert into insight_runs (org_id, day, from_date, to_date, seed, engine, scheduled)
          select ${id}::uuid, t.today, t.today - ${RUN_DAYS - 1}::int, t.today, 1, ${ENGINE_VERSION}, true
          from (select muster_today() as today) t on conflict do nothing returning id`.execute(db);
        for (const run of made) await enqueue(db, RUNS, { organization: id, run: run.id });
      });
  },
});
