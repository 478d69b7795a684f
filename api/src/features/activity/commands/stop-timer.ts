import type { TimerStop } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { stopRunning } from '../writing/stop-running.ts';

/** Stops the timer into an entry; once more, it answers the same. Throws 422 when none runs. */
export const stopTimer = async (context: Context, stop: TimerStop) => {
  const member = requireMember(context);
  await lockTime(context, member);
  return stopRunning(context, await findTimeSettings(context), member, stop);
};
