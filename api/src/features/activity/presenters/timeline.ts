import type { DayPart } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimerRow } from '../queries/timer.ts';
import { isTimed } from '../rules/findings.ts';
import { presentPurpose } from './entry.ts';

/** The midnights of a day in a zone. */
export const midnightsOf = (zone: string, date: string): { starts_at: string; ends_at: string } => ({
  starts_at: instantOf(startOfDay(zone, date)),
  ends_at: instantOf(startOfDay(zone, addDays(date, 1))),
});

/** What lies in a day, by the clock: of its entries, of those that reach into it, and of the timer. */
export const timelineOf = (
  date: string,
  near: readonly EntryRow[],
  timer: TimerRow | undefined,
  now: Date,
): DayPart[] => [
  ...near.filter(isTimed).flatMap((row) => partOf(date, row, Date.parse(row.ended_at), false)),
  ...(timer ? partOf(date, timer, now.getTime(), true) : []),
];

const partOf = (
  date: string,
  row: (EntryRow & { readonly started_at: string }) | TimerRow,
  until: number,
  running: boolean,
): DayPart[] => {
  const { id, note, timezone } = row;
  const midnight = startOfDay(timezone, addDays(date, 1));
  const from = Math.max(Date.parse(row.started_at), startOfDay(timezone, date));
  const to = Math.min(until, midnight);
  if (from >= to) return [];
  const ended_at = instantOf(running ? midnight : to);
  return [{ id, started_at: instantOf(from), ended_at, running, note, ...presentPurpose(row) }];
};

const instantOf = (at: number): string => new Date(at).toISOString();
