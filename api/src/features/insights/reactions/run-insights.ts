import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { lookingAround } from '../../../platform/looking-around.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { finishRun } from '../commands/finish-run.ts';
import { failRun, takeRun } from '../commands/take-run.ts';
import { look } from '../queries/look.ts';
import { RUNS } from '../queries/runs.ts';

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
