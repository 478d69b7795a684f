import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '#contract/errors.ts';

const AN_HOUR = 5;
/** One that nobody came to read never ends by itself. */
const LONGEST_MS = 600_000;

/** Counts the exports of each person. */
export type ExportLimit = ReturnType<typeof limitExports>;

/** How often one person may export: a few times an hour, one at a time. Counted by each process for itself. */
export const limitExports = () => {
  const limiter = new RateLimiterMemory({ points: AN_HOUR, duration: 3600 });
  const running = new Map<string, number>();
  return {
    /** Counts an export that begins. Throws 429 for too many and for a second at once. */
    begin: async (sub: string): Promise<void> => {
      if (Date.now() < (running.get(sub) ?? 0) + LONGEST_MS)
        throw new Failure('too_many_requests', 'An export of your data is being made: wait for it to end.');
      await limiter.consume(sub).catch(refuse);
      running.set(sub, Date.now());
    },
    end: (sub: string): void => void running.delete(sub),
  };
};

const refuse = (reason: unknown): never => {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const minutes = Math.ceil(reason.msBeforeNext / 60_000);
  throw new Failure(
    'too_many_requests',
    `You have made ${AN_HOUR} exports within an hour: try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  );
};
