import { z } from 'zod';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import type { Database, Databases } from '../../../platform/postgres/database.ts';
import { messageOf } from '../adapters/push-message.ts';
import type { Outcome, Push } from '../adapters/push-service.ts';
import { keepSubscriptions } from '../commands/keep-subscriptions.ts';
import { retryWays, settleWays } from '../commands/settle-ways.ts';
import { signReceipt } from '../queries/receipts.ts';
import { listSubscriptions } from '../queries/subscriptions.ts';
import type { Way, WayKey } from '../queries/ways.ts';
import { takeHold, waysOf } from './claiming.ts';

/** Jobs of pushes: `{recipient, notification}`. */
export const PUSHES = 'notification-push';

/** What pushing takes beside the database. */
export interface Pushing {
  readonly push: Push;
  readonly enqueue: Jobs['enqueue'];
}

const job = z.object({
  recipient: z.string(),
  notification: z.uuid(),
  /** Subscriptions that are left, where others have it. */
  rest: z.array(z.uuid()).optional(),
});

type Asked = z.infer<typeof job>;
type Tried = readonly (readonly [subscription: string, outcome: Outcome])[];

/** Pushes a notification to every browser of its recipient; what fails is a job of its own, later. */
export const pushNotifications = (databases: Databases, { push, enqueue }: Pushing): JobDefinition => ({
  queue: PUSHES,
  // Of the database being away, or of workers that died; what a push service says is counted by the way itself.
  retries: { limit: 100, firstPauseS: 5, longestPauseS: 60 },
  takenUpAfterS: 10,
  run: async (data) => {
    const asked = job.parse(data);
    const key: WayKey = { ...asked, channel: 'web-push' };
    const inside = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
      databases.within({ organization: null, sub: asked.recipient, writes: true }, work);
    const claimed = await inside(async (db) => {
      const way = await takeHold(db, key, { enqueue, queue: PUSHES, data: asked });
      if (!way) return null;
      const browsers = await listSubscriptions(db, asked.recipient);
      // A page that is open may still show it.
      if (browsers.length === 0) await settleWays(db, waysOf(key), { status: 'ready' });
      return { way, browsers, receipt: await signReceipt(db, key, new Date()) };
    });
    if (!claimed) return;
    const { way, browsers, receipt } = claimed;
    const wanted = browsers.filter(({ id }) => asked.rest?.includes(id) ?? true);
    const message = messageOf(way, receipt);
    const tried = await Promise.all(
      wanted.map(async (browser) => [browser.id, await push(browser, message, way.priority)] as const),
    );
    if (tried.length > 0) await inside((db) => settle({ db, enqueue }, asked, way, tried));
  },
});

/** In one transaction with the job that tries again, so that none is lost. */
const settle = async (
  { db, enqueue }: { readonly db: Database; readonly enqueue: Pushing['enqueue'] },
  asked: Asked,
  way: Way,
  tried: Tried,
): Promise<void> => {
  const key: WayKey = { ...asked, channel: 'web-push' };
  const idsOf = (...kinds: Outcome['kind'][]) =>
    tried.filter(([, { kind }]) => kinds.includes(kind)).map(([id]) => id);
  const taken = idsOf('taken');
  const rest = idsOf('later', 'failed');
  await keepSubscriptions(db, asked.recipient, { taken, gone: idsOf('gone') });
  if (taken.length > 0) await settleWays(db, waysOf(key), { status: 'ready' });
  else if (rest.length === 0) await settleWays(db, waysOf(key), { status: 'error', error: NOBODY_LEFT });
  if (rest.length === 0) return;
  const trouble = troubleOf(tried, taken.length > 0);
  const again = await retryWays({ db, now: new Date() }, waysOf(key), way, trouble);
  if (again)
    await enqueue(db, PUSHES, { ...asked, ...(taken.length > 0 || asked.rest ? { rest } : {}) }, again);
};

const NOBODY_LEFT = 'No browser of this person takes pushes any more.';

/** A failure counts, even where another service only asks for patience. */
const troubleOf = (tried: Tried, isCounted: boolean) => {
  const outcomes = tried.map(([, outcome]) => outcome);
  const failed = outcomes.find((outcome) => outcome.kind === 'failed');
  if (failed) return { cause: failed.cause, isCounted };
  const waits = outcomes.map((outcome) => (outcome.kind === 'later' ? outcome.afterS : 0));
  return { cause: 'The push service asks for patience: 429', waitS: Math.max(...waits), isCounted };
};
