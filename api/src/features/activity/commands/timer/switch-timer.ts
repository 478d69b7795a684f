import type { TimerStart } from '#contract/activity/shapes.ts';
import type { Context } from '../../../../platform/context.ts';
import { findTimeSettings } from '../../queries/settings.ts';
import { openTimer } from '../../writing/open-timer.ts';
import { stopTimer } from './stop-timer.ts';

/** Stops the timer into an entry and starts another at the same instant; both or neither. */
export const switchTimer = async (context: Context, purpose: TimerStart) => {
  const stopped = await stopTimer(context);
  const settings = await findTimeSettings(context);
  return { stopped, timer: await openTimer(context, settings, stopped.entry.member_id, purpose) };
};
