import { LEAVE_TYPE_WORDS } from '#contract/leave/words.ts';
import type { RosterLeave } from '#contract/shifts/roster-shapes.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import type { ApprovedLeave } from '../../leave/queries.ts';

const DAY = 1440;
const HALVES = {
  morning: { part: 'morning', minutes: { from: 0, to: DAY / 2 } },
  afternoon: { part: 'afternoon', minutes: { from: DAY / 2, to: DAY } },
} as const;

/** That somebody is ill is for them, and for whoever may read all leave; not for everybody who plans. */
export const presentRosterLeave = (
  leave: ApprovedLeave,
  timezone: string,
  seesType: (member: string) => boolean,
): RosterLeave => ({
  ...{ id: leave.id, member_id: leave.member_id },
  type: seesType(leave.member_id) ? LEAVE_TYPE_WORDS[leave.type] : 'Leave',
  ...{ from: leave.from_date, to: leave.to_date },
  ...partOf(leave, timezone),
});

/** Which part of its day leave takes, in words and on the clock. */
const partOf = (
  { part, starts_at, ends_at }: ApprovedLeave,
  timezone: string,
): Pick<RosterLeave, 'part' | 'minutes'> => {
  if (part === 'whole-day') return { part: null, minutes: null };
  if (part !== 'hours') return HALVES[part];
  const [start, end] = [clockTime(timezone, starts_at), clockTime(timezone, ends_at)];
  const [from, to] = [minuteOf(start), minuteOf(end)];
  return { part: `${start}–${end}`, minutes: { from, to: to > from ? to : DAY } };
};

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
