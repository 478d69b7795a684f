import type { Context } from '../../../platform/context.ts';
import { readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime, readTimer } from '../queries/timer.ts';
import { closeTimer } from '../writing/close-timer.ts';

/** Stops the timer into an entry. Throws 422 when none runs. */
export const stopTimer = async (context: Context) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const timer = await readTimer(context, member);
  const { id, cut_s } = await closeTimer(context, await findTimeSettings(context), timer);
  return { entry: await readEntry(context, member, id), cut_s };
};
