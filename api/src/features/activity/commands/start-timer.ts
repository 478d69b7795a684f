import type { TimerStart } from '#contract/activity/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { findTimer, lockTime } from '../queries/timer.ts';
import { openTimer } from '../writing/open-timer.ts';

/** Starts the timer at the server's clock. Throws 422 while one runs. */
export const startTimer = async (context: Context, purpose: TimerStart) => {
  const member = requireMember(context);
  await lockTime(context, member);
  if (await findTimer(context, member))
    throw brokenRule('timer-running', '', 'A timer is already running: stop it or switch it.');
  return openTimer(context, await findTimeSettings(context), member, purpose);
};
