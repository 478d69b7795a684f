import type { TimerStop } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, findEntryByClient, readEntry } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { findTimer, isNamed, readTimer } from '../queries/timer.ts';
import { closeTimer } from './close-timer.ts';

/**
 * Stops a member's timer into an entry. One that a device names and that was stopped before is answered as it is now.
 * Throws 422 when it doesn't run. The caller holds the lock of the member's time.
 */
export const stopRunning = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  { at, timer: name }: TimerStop,
): Promise<{ entry: EntryRow; cut_s: number }> => {
  const running = await findTimer(context, member);
  if (name !== undefined && !(running && isNamed(running, name))) {
    const known = await findEntryByClient(context, member, name);
    if (known) return { entry: known, cut_s: 0 };
  }
  const timer = await readTimer(context, member, name);
  const { id, cut_s } = await closeTimer(context, settings, timer, at);
  return { entry: await readEntry(context, member, id), cut_s };
};
