import { gathering } from '../../../platform/gathering.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { claimWays, type Wanted } from '../commands/claim-ways.ts';
import { notePushes, type Pushed } from '../commands/note-pushes.ts';
import { type SettledWay, settleWays } from '../commands/settle-ways.ts';
import { requireKeys } from '../queries/keys.ts';
import type { HeldWay } from '../queries/ways.ts';

/** The worker acts for nobody, and for many people in one transaction. */
const NOBODY = { organization: null, sub: null, writes: true } as const;

/** Where jobs are put that have to wait. */
interface Queue {
  readonly databases: Databases;
  readonly enqueue: Jobs['enqueue'];
  readonly queue: string;
}

/** A way that a job wants to do, and the job as it was put into its queue. */
export interface Asking extends Wanted {
  readonly data: object;
}

/** A way that is held for 30 s, and what its links are signed with. */
export interface Held {
  readonly way: HeldWay;
  readonly signing: string;
}

/**
 * Takes hold of ways, those of jobs that begin together in one transaction. Null where nothing is to be done, or not yet: then
 * the job is put into its queue again.
 */
export const takingHold = ({ databases, enqueue, queue }: Queue) =>
  gathering<Asking, Held | null>((asked) =>
    databases.within(NOBODY, async (db) => {
      const [claims, { signing }] = await Promise.all([
        claimWays({ db, now: new Date() }, asked),
        requireKeys(db),
      ]);
      const dropped: SettledWay[] = [];
      for (const [at, { key, data }] of asked.entries()) {
        const claim = claims[at];
        if (claim?.to === 'wait') await enqueue(db, queue, data, claim.until);
        if (claim?.to === 'drop') dropped.push({ key, settled: { status: 'read' } });
      }
      await settleWays(db, dropped);
      return claims.map((claim) => (claim.to === 'do' ? { way: claim.way, signing } : null));
    }),
  );

/** What became of a way, of the browsers that it was pushed to, and the job that tries again. */
export interface Ended {
  readonly settled: SettledWay;
  readonly pushed?: readonly Pushed[];
  readonly again?: { readonly data: object; readonly at: Date } | null;
}

/** Writes down what became of ways, with the jobs that try again, so that none is lost. */
export const settling = ({ databases, enqueue, queue }: Queue) =>
  gathering<Ended, void>((ended) =>
    databases.within(NOBODY, async (db) => {
      await Promise.all([
        settleWays(
          db,
          ended.map(({ settled }) => settled),
        ),
        notePushes(
          db,
          ended.flatMap(({ pushed = [] }) => pushed),
        ),
        ...ended.flatMap(({ again }) => (again ? [enqueue(db, queue, again.data, again.at)] : [])),
      ]);
      return ended.map(() => undefined);
    }),
  );
