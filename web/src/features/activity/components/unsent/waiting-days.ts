import { dayIn } from '../../../../platform/format/dates.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { isStarting, shownTimerOf } from '../timer/timer-writes.ts';
import { isCell } from '../week/cell-writes.ts';
import { isChanging, isMaking, shownOf } from './entry-writes.ts';

/** The days whose time a write changes; none for one about something else. */
export function daysOf(write: QueuedWrite, zone: string): string[] {
  const days = [shownOf(write).base?.work_date, shownTimerOf(write).timer?.work_date];
  if (isMaking(write) || isChanging(write) || isCell(write)) days.push(write.input.body.work_date);
  if (isStarting(write)) days.push(dayIn(zone, write.input.body.at ?? write.madeAt));
  return [...new Set(days.filter((day) => day !== undefined))];
}

/** What waits of the days from one to another, refused writes included. */
export function useWaiting(from: string, to: string): readonly QueuedWrite[] {
  const { zone } = useFormat();
  const organization = useMaybeOrganization()?.id;
  const { writes } = useUnsent();
  return writes.filter(
    (write) =>
      write.organization === organization && daysOf(write, zone).some((day) => from <= day && day <= to),
  );
}

/** The days, from one to another, of which something waits. */
export function useWaitingDays(from: string, to: string): ReadonlySet<string> {
  const { zone } = useFormat();
  const days = useWaiting(from, to).flatMap((write) => daysOf(write, zone));
  return new Set(days.filter((day) => from <= day && day <= to));
}
