import { addDays, daysBetween } from '#contract/activity/rules.ts';
import type { Roster, RosterDay } from '#contract/shifts/roster-shapes.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { ApprovedLeave } from '../../leave/queries.ts';
import type { Rate } from '../../service-types/queries.ts';
import type { Frame } from '../queries/frame.ts';
import type { PersonRow } from '../queries/people.ts';
import type { ShiftRow } from '../queries/shift-rows.ts';
import { costsByDay, workOf } from '../rules/costs.ts';
import { presentRosterLeave } from './roster-leave.ts';
import { presentShift } from './shift.ts';

/** What a roster is made of; `rates` null where costs aren't shown. */
export interface RosterParts {
  readonly from: string;
  readonly to: string;
  readonly frame: Frame;
  readonly shifts: readonly ShiftRow[];
  readonly people: readonly PersonRow[];
  readonly leave: readonly ApprovedLeave[];
  readonly rates: readonly Rate[] | null;
  readonly planning: boolean;
  /** Whether the reader may know of which type somebody's leave is. */
  readonly seesType: (member: string) => boolean;
}

/** A roster as it is answered. */
export const presentRoster = (parts: RosterParts): Roster => {
  const { from, to, frame, people, leave, rates, planning } = parts;
  const [overnight, rows] = [
    parts.shifts.filter(({ day }) => day < from),
    parts.shifts.filter(({ day }) => day >= from),
  ];
  const shifts = rows.map(presentShift);
  return {
    ...{ from, to, today: frame.today, timezone: frame.timezone, planning },
    unpublished: shifts.filter(isUntold).length,
    currency: rates ? frame.currency : null,
    days: presentDays({ ...parts, shifts: rows }, shifts),
    people: people.map(({ id, name, position, skills, planned_min, cap_min }) => ({
      ...{ id, name, position, skills, planned_min, cap_min },
    })),
    leave: leave
      .filter(({ from_date, to_date }) => from_date <= to && to_date >= from)
      .map((one) => presentRosterLeave(one, frame.timezone, parts.seesType)),
    shifts,
    overnight: overnight.map(presentShift),
  };
};

const isUntold = ({ unpublished, people }: Shift): boolean =>
  unpublished !== null || people.some((person) => person.unpublished !== null);

const presentDays = (
  { from, to, frame, rates, people, ...parts }: RosterParts,
  shifts: readonly Shift[],
): RosterDay[] => {
  const costs = rates ? costsByDay(workOf(parts.shifts, people), { rates, frame }) : null;
  const places = sumByDay(shifts, ({ headcount }) => headcount);
  const open = sumByDay(shifts, (shift) => shift.open);
  const holidays = new Map(frame.holidays.map(({ date, name }) => [date, name]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const date = addDays(from, at);
    const planned = places.get(date) ?? 0;
    return {
      ...{ date, holiday: holidays.get(date) ?? null, places: planned },
      filled: planned - (open.get(date) ?? 0),
      cost_minor: costs ? (costs.get(date) ?? 0) : null,
    };
  });
};

const sumByDay = (shifts: readonly Shift[], of: (shift: Shift) => number): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const shift of shifts)
    if (shift.status !== 'cancelled') sums.set(shift.day, (sums.get(shift.day) ?? 0) + of(shift));
  return sums;
};
