import type { TimerStart, TimerStop } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { openTimer } from '../writing/open-timer.ts';
import { stopRunning } from '../writing/stop-running.ts';

/** Stops the timer into an entry and starts another at the same instant; both or neither. */
export const switchTimer = async (context: Context, { timer: name, ...start }: TimerStart & TimerStop) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  const stopped = await stopRunning(context, settings, member, { timer: name, at: start.at });
  return { stopped, timer: await openTimer(context, settings, member, start) };
};
