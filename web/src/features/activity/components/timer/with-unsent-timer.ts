import { DAY_SECONDS } from '#contract/activity/rules.ts';
import type { ActivityEntry, ActivityTimer } from '#contract/activity/shapes.ts';
import { dayIn, instant } from '../../../../platform/format/dates.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { UNKNOWN_VERSION } from '../../../../platform/offline/unsent/unsent.ts';
import { blankEntry } from '../unsent/blank-entry.ts';
import { effective } from '../unsent/effective.ts';
import { isRenaming, isStarting, isStopping, isTiming, shownTimerOf, timerName } from './timer-writes.ts';

/** The timer as it is once everything that waits has been sent; `logged` are entries that timers became. */
export function withUnsentTimer(
  timer: ActivityTimer | null,
  writes: readonly QueuedWrite[],
  timezone: string,
  logged: readonly ActivityEntry[] = [],
): ActivityTimer | null {
  const isLogged = ({ subject }: QueuedWrite) => logged.some(({ client_uuid }) => client_uuid === subject);
  let now = timer;
  for (const write of effective(writes)) {
    if (isStarting(write)) now ??= isLogged(write) ? null : startedTimer(write, timezone);
    else if (now && isTiming(write) && timerName(now) === write.subject)
      now = isRenaming(write) ? { ...now, ...saidIn(write) } : null;
  }
  return now;
}

const clockIn = (zone: string, at: string | number): string => instant('en-GB', zone, at, 'time');

function startedTimer(write: QueuedWrite, timezone: string): ActivityTimer {
  const at = (isStarting(write) && write.input.body.at) || write.madeAt;
  return {
    ...{ id: write.subject, version: UNKNOWN_VERSION, client_uuid: write.subject },
    ...{ started_at: at, start: clockIn(timezone, at), work_date: dayIn(timezone, at) },
    ...{ category: 'work', note: '', billable: true, project: null, service: null },
    ...saidIn(write),
  };
}

function saidIn(write: QueuedWrite): Partial<ActivityTimer> {
  if (!(isStarting(write) || isRenaming(write))) return {};
  const { category, note, billable } = write.input.body;
  const said = Object.entries({ category, note, billable }).filter(([, value]) => value !== undefined);
  const { project, service } = shownTimerOf(write).purpose;
  return { ...Object.fromEntries(said), project, service };
}

/** The entry that a timer became which was stopped offline; undefined for any other write. */
export function stoppedEntry(write: QueuedWrite, timezone: string): ActivityEntry | undefined {
  const { timer } = shownTimerOf(write);
  if (!isStopping(write) || !timer) return undefined;
  const { started_at, start, work_date, project, service, category, note, billable } = timer;
  const measured = Math.floor(
    (Date.parse(write.input.body.at ?? write.madeAt) - Date.parse(started_at)) / 1000,
  );
  const duration_s = Math.min(Math.max(1, measured), DAY_SECONDS);
  const ended_at = new Date(Date.parse(started_at) + duration_s * 1000).toISOString();
  return {
    ...blankEntry(write, work_date, timezone),
    ...{ started_at, ended_at, start, end: clockIn(timezone, ended_at), duration_s },
    ends_next_day: dayIn(timezone, ended_at) > work_date,
    ...{ project, service, category, note, billable, source: 'timer' },
  };
}
