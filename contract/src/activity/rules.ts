import { LOGGABLE_STATUSES } from '../projects/states.ts';

/** Seconds of the longest day that can be logged, and of the longest entry. */
export const DAY_SECONDS = 86_400;

/** How many days ahead of today time may be planned. */
export const DAYS_AHEAD = 31;

/** How many days after it was pressed a timer's start or stop is still taken; as long as a device keeps what it read. */
export const TIMER_DAYS_BACK = 14;

/** What an organization demands of its people's time; the names are the columns of its settings. */
export interface TimeRules {
  readonly require_project: boolean;
  readonly require_note: boolean;
  readonly require_service: boolean;
  readonly allow_overlap: boolean;
  /** Days back that a member may log or change; 0 = no limit. */
  readonly edit_window_days: number;
}

/** A stretch of time: instants, ISO 8601 in UTC, the end exclusive. */
export interface Stretch {
  readonly started_at: string;
  readonly ended_at: string;
}

/** A calendar day, `YYYY-MM-DD`, moved by whole days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

/** Whole days from one calendar day to another; negative backwards. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (DAY_SECONDS * 1000));

/** The first day of the week that `day` lies in; `weekStart` 0 = Sunday. */
export const startOfWeek = (day: string, weekStart: number): string =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** Weekday of a calendar day, 0 = Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** True when a day is too long ago to be logged or changed. */
export const isBeforeEditWindow = (day: string, today: string, editWindowDays: number): boolean =>
  editWindowDays > 0 && daysBetween(day, today) > editWindowDays;

/** True when a day is too far ahead to be planned. */
export const isTooFarAhead = (day: string, today: string): boolean => daysBetween(today, day) > DAYS_AHEAD;

/** True when two stretches share time; touching ends don't. */
export const isOverlapping = (one: Stretch, other: Stretch): boolean =>
  Date.parse(one.started_at) < Date.parse(other.ended_at) &&
  Date.parse(other.started_at) < Date.parse(one.ended_at);

/** The stretches that share time with another of the list; any order in, sorted by start out. */
export const overlapping = <S extends Stretch>(stretches: readonly S[]): S[] => {
  const sorted = byStart(stretches);
  return sorted.filter((one, at) => sorted.some((other, place) => place !== at && isOverlapping(one, other)));
};

/** The free stretches between the first start and the last end, each at least a minute long. */
export const gapsBetween = (stretches: readonly Stretch[]): Stretch[] => {
  const gaps: Stretch[] = [];
  let reached: string | null = null;
  for (const { started_at, ended_at } of byStart(stretches)) {
    if (reached !== null && Date.parse(started_at) - Date.parse(reached) >= 60_000)
      gaps.push({ started_at: reached, ended_at: started_at });
    if (reached === null || Date.parse(ended_at) > Date.parse(reached)) reached = ended_at;
  }
  return gaps;
};

const byStart = <S extends Stretch>(stretches: readonly S[]): S[] =>
  stretches.toSorted((one, other) => Date.parse(one.started_at) - Date.parse(other.started_at));

/** True when time on a project can be logged on a day: its state takes time and the day lies within its dates. */
export const isOpenOn = (
  project: { readonly status: string; readonly start_date: string; readonly end_date: string | null },
  day: string,
): boolean =>
  LOGGABLE_STATUSES.some((status) => status === project.status) &&
  project.start_date <= day &&
  (project.end_date === null || day <= project.end_date);

/** True while the person who logged it may still change it. */
export const isEditable = (status: string): boolean => status === 'draft' || status === 'rejected';
