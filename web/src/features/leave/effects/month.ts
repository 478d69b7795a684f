import { addDays, daysBetween } from '#contract/activity/rules.ts';
import type { Absence, LeaveCalendarDays } from '#contract/leave/settings-endpoints.ts';

/** The first and the last day of a month, `YYYY-MM`. */
export const daysOfMonth = (month: string): { from: string; to: string } => {
  const from = `${month}-01`;
  return { from, to: addDays(`${monthAfter(month, 1)}-01`, -1) };
};

/** A month so many after another; before it where below zero. */
export const monthAfter = (month: string, by: number): string => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7);
};

/** Every day from one to another. */
export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

/** Who is away on a day. */
export const absentOn = (absences: readonly Absence[], day: string): Absence[] =>
  absences.filter(({ from, to }) => from <= day && day <= to);

/** Days on which somebody is away, each with their absences. */
export const awayDays = ({ from, to, absences }: LeaveCalendarDays) =>
  listDays(from, to)
    .map((day) => ({ day, absences: absentOn(absences, day) }))
    .filter((one) => one.absences.length > 0);
