import type { ActivityDay, DayCheck, DayGap, DayNote } from '#contract/activity/day-shapes.ts';
import { isClosed } from '#contract/activity/months.ts';
import { gapsBetween, type Stretch } from '#contract/activity/rules.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import type { LeaveTaken } from '../../leave/queries.ts';
import { type EntryRow, isSpent } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { TimerRow } from '../queries/timer.ts';
import { type DayEntries, dayOf, findingsOf, isTimed, statusOfDay } from '../rules/findings.ts';
import { plannedMinutes } from '../rules/plan.ts';
import { presentEntry, presentTimer } from './entry.ts';
import { presentLeave } from './leave.ts';
import { midnightsOf, timelineOf } from './timeline.ts';

/** What a day is made of. */
export interface DayParts {
  readonly date: string;
  readonly now: Date;
  readonly settings: TimeSettings;
  readonly on_team: boolean;
  readonly leave: readonly LeaveTaken[];
  /** Entries of the day and of those beside it. */
  readonly near: readonly EntryRow[];
  readonly timer: TimerRow | undefined;
  readonly note: StoredNote | undefined;
  readonly rejected_by?: string | undefined;
}

interface StoredNote {
  readonly done: string;
  readonly blockers: string;
  readonly tomorrow: string;
  readonly version: number;
  readonly updated_at: string;
}

/** A day at a glance. */
export const presentDay = (parts: DayParts): ActivityDay => {
  const { date, now, settings, on_team, leave, near, timer, note, rejected_by } = parts;
  const day = dayOf(near, date);
  const running = timer ? presentTimer(timer) : null;
  const until = running?.work_date === date ? running : null;
  const gaps = gapsOf(settings.timezone, day.entries, until?.started_at, now);
  return {
    date,
    today: settings.today,
    now: now.toISOString(),
    timezone: settings.timezone,
    ...midnightsOf(settings.timezone, date),
    on_team,
    closed: isClosed(settings.closed_months, date),
    planned_minutes: plannedMinutes(settings, date, leave),
    ...presentLeave(leave, date),
    total_s: total(day.entries),
    status: statusOfDay(day.entries),
    ...(rejected_by ? { rejected_by } : {}),
    entries: day.entries.map(presentEntry),
    timeline: timelineOf(date, near, timer, now),
    gaps,
    checks: [
      ...checksOf(settings, day, gaps, until !== null),
      ...besideLeave(day, plannedMinutes(settings, date, leave), presentLeave(leave, date)),
    ],
    note: presentNote(note),
    timer: running,
  };
};

/** Sum of durations in seconds. */
export const total = (entries: readonly { readonly duration_s: number }[]): number =>
  entries.reduce((sum, { duration_s }) => sum + duration_s, 0);

/** The note of a day; empty at version 0 before it was saved. */
export const presentNote = (note: StoredNote | undefined): DayNote => ({
  done: note?.done ?? '',
  blockers: note?.blockers ?? '',
  tomorrow: note?.tomorrow ?? '',
  version: note?.version ?? 0,
  updated_at: note?.updated_at ?? null,
});

/** Free time between entries as far as it is over: what lies ahead isn't missing yet. */
export const gapsOf = (
  zone: string,
  entries: readonly EntryRow[],
  until: string | undefined,
  now: Date,
): DayGap[] => {
  const timed: Stretch[] = entries.filter(isTimed);
  const running = until ? [{ started_at: until, ended_at: until }] : [];
  const past = gapsBetween([...timed, ...running]).filter(
    ({ ended_at }) => Date.parse(ended_at) <= now.getTime(),
  );
  return past.map(({ started_at, ended_at }) => ({
    started_at,
    ended_at,
    start: clockTime(zone, started_at),
    end: clockTime(zone, ended_at),
    duration_s: Math.floor((Date.parse(ended_at) - Date.parse(started_at)) / 1000),
  }));
};

/** Time beyond what leave leaves of a day: either the leave or the time isn't as it was. */
const besideLeave = (
  { entries }: DayEntries,
  planned: number,
  { leave }: Pick<ActivityDay, 'leave'>,
): DayCheck[] => {
  const spent = entries.filter(isSpent);
  if (!leave || total(spent) <= planned * 60) return [];
  const entry_ids = spent.map(({ id }) => id);
  return [{ rule: 'on-leave', blocking: false, entry_ids, start: null, end: null }];
};

const checksOf = (
  settings: TimeSettings,
  day: DayEntries,
  gaps: readonly DayGap[],
  isRunning: boolean,
): DayCheck[] => {
  const nowhere = { start: null, end: null };
  const harmless = { blocking: false, entry_ids: [] };
  return [
    ...findingsOf(settings, day)
      .filter(({ rule }) => !(isRunning && rule === 'nothing-logged'))
      .map((finding) => ({ ...finding, ...nowhere })),
    ...gaps.map(({ start, end }) => ({ rule: 'gap' as const, ...harmless, start, end })),
    ...(isRunning ? [{ rule: 'timer-running' as const, ...harmless, ...nowhere }] : []),
  ];
};
