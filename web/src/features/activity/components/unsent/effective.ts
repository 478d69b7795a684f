import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { isTiming } from '../timer/timer-writes.ts';
import { isCell } from '../week/cell-writes.ts';

/**
 * The writes that take effect in what is shown. One of a timer or of a cell that was refused doesn't, nor does what came
 * after it about the same; a refused entry is shown as it was typed, to be mended.
 */
export function effective(writes: readonly QueuedWrite[]): QueuedWrite[] {
  const stuck = new Set<string>();
  return writes.filter((write) => {
    const isShownApart = isTiming(write) || isCell(write);
    if (write.refusal && isShownApart) stuck.add(write.subject);
    return !(isShownApart && stuck.has(write.subject));
  });
}
