import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { isCell, isInCell } from '../week/cell-writes.ts';
import { isAbout } from './entry-writes.ts';
import { withUnsent } from './with-unsent.ts';

/** The day with what hasn't reached the server yet. */
export function useUnsentDay(day: ActivityDay | undefined): ActivityDay | undefined {
  const { id } = useOrganization();
  const { writes, landing } = useUnsent();
  const here = [...landing, ...writes].filter(({ organization }) => organization === id);
  return day && here.length > 0 ? withUnsent(day, here) : day;
}

/** What waits of an entry: the first write that was refused, else the last one that is on its way. */
export function useEntryWrite(entry: ActivityEntry): QueuedWrite | undefined {
  const { writes } = useUnsent();
  const own = writes.filter((write) => isAbout(write, entry) || isHoursOf(write, entry));
  return own.find(({ refusal }) => refusal) ?? own.at(-1);
}

/** What was refused of a cell is said below the week. */
const isHoursOf = (write: QueuedWrite, entry: ActivityEntry): boolean =>
  isCell(write) && write.refusal === null && isInCell(entry, write.input.body);
