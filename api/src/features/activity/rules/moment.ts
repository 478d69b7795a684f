import { DAY_SECONDS, TIMER_DAYS_BACK } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** A device's clock may be ahead of ours by so much. */
const AHEAD_MS = 60_000;

/** When a timer was pressed: now, or before on a device without a network. Throws 422 beside `at`. */
export const readMoment = ({ now }: Pick<Context, 'now'>, at: string | undefined): Date => {
  if (at === undefined) return now;
  const ahead = Date.parse(at) - now.getTime();
  if (ahead > AHEAD_MS)
    throw brokenRule('in-the-future', 'at', 'This lies ahead of now: set the clock of your device.');
  if (-ahead > TIMER_DAYS_BACK * DAY_SECONDS * 1000)
    throw brokenRule(
      'too-long-ago',
      'at',
      `This was more than ${TIMER_DAYS_BACK} days ago: add the time as an entry.`,
    );
  return ahead > 0 ? now : new Date(at);
};

/** The instant, ms, at which a timer that started then stops. Throws 422 beside `at` for one before. */
export const stopOf = (started: number, stopped: Date): number => {
  if (started - stopped.getTime() > AHEAD_MS)
    throw brokenRule('stop-before-start', 'at', 'The timer started later than this: stop it again.');
  return Math.max(started, stopped.getTime());
};
