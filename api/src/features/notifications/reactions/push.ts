import { z } from 'zod';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { messageOf } from '../adapters/push-message.ts';
import type { Outcome, Push } from '../adapters/push-service.ts';
import { retryOf, type Settled } from '../commands/settle-ways.ts';
import { PUSHES } from '../commands/test-push.ts';
import { receiptOf } from '../queries/receipts.ts';
import type { Way, WayKey } from '../queries/ways.ts';
import { type Ended, settling, takingHold } from './claiming.ts';

/** What pushing takes beside the database. */
export interface Pushing {
  readonly push: Push;
  readonly enqueue: Jobs['enqueue'];
}

/** A service that takes its time holds up one batch of them. */
export const PUSHED_AT_ONCE = { batch: 8, batchesAtOnce: 4 };

const job = z.object({
  recipient: z.string(),
  notification: z.uuid(),
  /** Subscriptions that are left, where others have it. */
  rest: z.array(z.uuid()).optional(),
});

type Asked = z.infer<typeof job>;
type Tried = readonly (readonly [subscription: string, outcome: Outcome])[];

/** Pushes a notification to every browser of its recipient; what fails is a job of its own, later. */
export const pushNotifications = (databases: Databases, { push, enqueue }: Pushing): JobDefinition => {
  const queue = { databases, enqueue, queue: PUSHES };
  const [takeHold, settle] = [takingHold(queue), settling(queue)];
  return {
    queue: PUSHES,
    // Of the database being away, or of workers that died; what a push service says is counted by the way itself.
    retries: { limit: 300, firstPauseS: 5, longestPauseS: 20 },
    ...PUSHED_AT_ONCE,
    run: async (data) => {
      const asked = job.parse(data);
      const { recipient, notification } = asked;
      const key: WayKey = { recipient, notification, channel: 'web-push' };
      const held = await takeHold({ key, isRest: asked.rest !== undefined, data: asked });
      if (!held) return;
      const { way, signing } = held;
      const browsers = way.browsers ?? [];
      // A page that is open may still show it.
      if (browsers.length === 0) return settle({ settled: { key, settled: READY } });
      const wanted = browsers.filter(({ id }) => asked.rest?.includes(id) ?? true);
      const message = messageOf(way, receiptOf(signing, key, new Date()));
      const tried = await Promise.all(
        wanted.map(async (browser) => [browser.id, await push(browser, message, way.priority)] as const),
      );
      if (tried.length > 0) await settle(endedOf(asked, way, tried));
    },
  };
};

/** What was taken by some and failed with others is both: ready, and tried again. */
const endedOf = (asked: Asked, way: Way, tried: Tried): Ended => {
  const { recipient, notification } = asked;
  const key: WayKey = { recipient, notification, channel: 'web-push' };
  const idsOf = (...kinds: Outcome['kind'][]) =>
    tried.filter(([, { kind }]) => kinds.includes(kind)).map(([id]) => id);
  const [taken, rest] = [idsOf('taken'), idsOf('later', 'failed')];
  const pushed = [
    ...taken.map((id) => ({ recipient, id, gone: false })),
    ...idsOf('gone').map((id) => ({ recipient, id, gone: true })),
  ];
  const isTaken = taken.length > 0;
  if (rest.length === 0)
    return { settled: { key, settled: isTaken ? READY : { status: 'error', error: NOBODY_LEFT } }, pushed };
  const failed = retryOf(new Date(), way, troubleOf(tried, isTaken));
  const again = failed.status === 'queued' ? failed.due : null;
  const { error } = failed;
  const settled: Settled = isTaken ? { ...READY, error, ...(again ? { due: again } : {}) } : failed;
  const data = { ...asked, ...(isTaken || asked.rest ? { rest } : {}) };
  return { settled: { key, settled }, pushed, again: again && { data, at: again } };
};

const READY = { status: 'ready' } as const;
const NOBODY_LEFT = 'No browser of this person takes pushes any more.';

/** A failure counts, even where another service only asks for patience. */
const troubleOf = (tried: Tried, isCounted: boolean) => {
  const outcomes = tried.map(([, outcome]) => outcome);
  const failed = outcomes.find((outcome) => outcome.kind === 'failed');
  if (failed) return { cause: failed.cause, isCounted };
  const waits = outcomes.map((outcome) => (outcome.kind === 'later' ? outcome.afterS : 0));
  return { cause: 'The push service asks for patience: 429', waitS: Math.max(...waits), isCounted };
};
