import { sql } from 'kysely';
import { z } from 'zod';
import { ENGINE_VERSION } from '#contract/insights/detecting.ts';
import { RUN_DAYS } from '#contract/insights/shapes.ts';
import type { JobDefinition, Jobs } from '../../platform/jobs.ts';
import { lookingAround } from '../../platform/looking-around.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import { finishRun } from './commands/finish-run.ts';
import { failRun, takeRun } from './commands/take-run.ts';
import { look } from './queries/look.ts';
import { NIGHTLY } from './queries/overview.ts';
import { RUNS } from './queries/runs.ts';

const job = z.object({ organization: z.uuid(), run: z.uuid() });

/** How the queue of runs is worked on: one at a time, and again from the start after a worker that was lost. */
export const RUNNING = {
  queue: RUNS,
  retries: { limit: 8, firstPauseS: 1, longestPauseS: 10 },
  batch: 1,
} as const;

/**
 * Does runs, one after another: takes one up, looks in a transaction that only reads, and writes what was found together with the end of the
 * run. Whatever is lost on the way is looked at again from the start.
 */
export const runInsights = (databases: Databases): JobDefinition => ({
  ...RUNNING,
  run: async (data) => {
    const { organization, run } = job.parse(data);
    const scope = { organization, sub: null };
    const now = new Date();
    const taken = await databases.within({ ...scope, writes: true }, (db) =>
      takeRun({ db, organization, now }, run),
    );
    if (!taken) return;
    try {
      const found = await databases.within({ ...scope, writes: false }, (db) =>
        look(lookingAround(db, organization, now), taken),
      );
      await databases.within({ ...scope, writes: true }, (db) =>
        finishRun({ db, organization, now }, taken, found),
      );
    } catch (error) {
      // What breaks twice over the same rows isn't a lost connection.
      if (taken.attempts >= 3)
        await databases.within({ ...scope, writes: true }, (db) =>
          failRun({ db, organization }, { run, why: 'defect' }),
        );
      throw error;
    }
  },
});

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
