import type { TimerStart } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { openTimer } from '../writing/open-timer.ts';

/** Starts the timer, now or when a device says that it was. Throws 422 while another one runs. */
export const startTimer = async (context: Context, start: TimerStart) => {
  const member = requireMember(context);
  await lockTime(context, member);
  return openTimer(context, await findTimeSettings(context), member, start);
};
