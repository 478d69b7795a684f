import type { TimerStart } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime, readTimer } from '../queries/timer.ts';
import { closeTimer } from '../writing/close-timer.ts';
import { openTimer } from '../writing/open-timer.ts';

/** Stops the timer into an entry and starts another at the same instant; both or neither. */
export const switchTimer = async (context: Context, purpose: TimerStart) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  const { id, cut_s } = await closeTimer(context, settings, await readTimer(context, member));
  const timer = await openTimer(context, settings, member, purpose);
  return { stopped: { entry: await readEntry(context, member, id), cut_s }, timer };
};
