import { setTimeout as wait } from 'node:timers/promises';
import { MAILED_AT_ONCE } from '../../api/src/features/notifications/reactions/mail.ts';
import { PUSHED_AT_ONCE } from '../../api/src/features/notifications/reactions/push.ts';
import { type Crowd, gatherCrowd, letHappen, makeDigestsDue } from './crowd.ts';
import { type Deaths, lettingDie } from './deaths.ts';
import { openSinks } from './sinks.ts';
import { judge, type Verdict } from './verdict.ts';

/** How much goes out while how many workers die. */
export interface Plan {
  readonly databaseUrl: string;
  readonly people: number;
  readonly notifications: number;
  readonly kills: number;
  /** Spares the waits for time that only passes; then nothing is said of how soon work is taken up. */
  readonly hurried: boolean;
}

/** How it went. */
export interface Outcome extends Verdict {
  readonly stranded: number;
  readonly slowestS: number;
  readonly mostRepeated: number;
}

/** Pushes and mails in flight in one worker; digests go one after the other. */
const IN_FLIGHT = [PUSHED_AT_ONCE, MAILED_AT_ONCE].reduce(
  (sum, { batch, batchesAtOnce }) => sum + batch * batchesAtOnce,
  1,
);
const TAKEN_UP_WITHIN_S = 60;
/** Longer than this nothing moves only where something is lost. */
const STILL_S = 150;
/** The next worker dies then, even where work waits for those that died before. */
const LONGEST_LIFE_S = 5;

/** Tells people on every way while workers die over it, and judges what came of it. */
export const runFaults = async (plan: Plan): Promise<Outcome> => {
  const { databaseUrl, people, notifications, kills, hurried } = plan;
  const sinks = await openSinks();
  const crowd = await gatherCrowd(databaseUrl, sinks, people);
  const deaths = await lettingDie(crowd, { databaseUrl, smtpUrl: sinks.smtpUrl, hurried });
  try {
    await letHappen(crowd, notifications);
    const follow = followed(crowd, deaths, notifications);
    for (let death = 1; death <= kills; death += 1) {
      await follow((death / (kills + 1)) * 3 * notifications, LONGEST_LIFE_S);
      await deaths.strike();
    }
    await follow(3 * notifications, STILL_S);
    const mostRepeated = kills * IN_FLIGHT;
    const verdict = await judge(crowd, sinks, { notifications, mostRepeated });
    const slowestS = deaths.slowestS();
    const late =
      slowestS > TAKEN_UP_WITHIN_S ? [`work of a dead worker was left alone for ${slowestS} s`] : [];
    return {
      ...verdict,
      wrong: [...verdict.wrong, ...late],
      stranded: deaths.stranded,
      slowestS,
      mostRepeated,
    };
  } finally {
    await deaths.end();
    await crowd.close();
    await sinks.close();
  }
};

/** Waits until so many ways are done, or none was for so many seconds. */
const followed =
  (crowd: Crowd, deaths: Deaths, notifications: number) =>
  async (ways: number, stillS: number): Promise<void> => {
    let last = -1;
    let moved = Date.now();
    while (Date.now() - moved < stillS * 1_000) {
      const [row] = await crowd.sql<{ done: number }>(
        "select count(*)::int as done from notification_channels where status <> 'queued'",
      );
      const done = row?.done ?? 0;
      if (done !== last) moved = Date.now();
      last = done;
      await deaths.look();
      if (done >= ways) return;
      await makeDigestsDue(crowd, notifications);
      await wait(100);
    }
  };
