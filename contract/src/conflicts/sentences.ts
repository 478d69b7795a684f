import { addDays, weekdayOf } from '../activity/rules.ts';
import type { NeededSkill } from '../shifts/shapes.ts';
import type { BookedTime, HeldSkill, LeaveTime, MemberFacts } from './facts.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as planners read it: `Wed 25 Nov`. */
export const dayText = (day: string): string =>
  `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** Minutes as planners read them: `6 h`, `6 h 30 min`, `45 min`. */
export const spanText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

const shiftText = ({ project, day, start, end }: BookedTime): string => {
  const shift = `${end <= start ? 'night shift' : 'shift'}${project ? ` ${project.code}` : ' in another project'}`;
  return `${shift}, ${dayText(day)} ${start}–${end}`;
};

export const UNKNOWN = "This person isn't on the team.";

export const strangerText = ({ name }: MemberFacts): string =>
  `${name} may not see this project: give them a role in it first.`;

export const notYetText = ({ name, start_date }: MemberFacts): string =>
  `${name} is on the team from ${dayText(start_date)} on.`;

export const noLongerText = ({ name }: MemberFacts, end: string | null): string =>
  end ? `${name} is on the team until ${dayText(end)}.` : `${name} is no longer on the team.`;

export const awayText = ({ name }: MemberFacts): string => `${name} is marked as on leave for now.`;

export const overlapText = (booking: BookedTime): string =>
  `${booking.booking === 'hard' ? 'Booked' : 'Tentatively booked'} at that time: ${shiftText(booking)}.`;

export const elsewhereText = (minutes: number, all: boolean): string =>
  `Booked in another organization ${all ? 'at that time' : `for ${spanText(minutes)} of that time`}.`;

/** Whole days as days, parts of a day with the time on the clock. */
export const leaveText = ({ from, to }: LeaveTime): string => {
  if (from.time === '00:00' && to.time === '00:00' && to.day > from.day) {
    const last = addDays(to.day, -1);
    return `On approved leave, ${dayText(from.day)}${last === from.day ? '' : ` – ${dayText(last)}`}.`;
  }
  const until = to.day === from.day ? to.time : ` ${dayText(to.day)} ${to.time}`;
  return `On approved leave, ${dayText(from.day)} ${from.time}–${until}.`;
};

export const missingText = ({ skill, level }: NeededSkill, { name }: MemberFacts, held: number): string =>
  held === 0
    ? `${skill} is needed, which ${name} hasn't.`
    : `${skill} at level ${level} is needed; ${name} has level ${held}.`;

export const expiredText = ({ skill }: NeededSkill, expires: NonNullable<HeldSkill['expires']>): string =>
  `${skill} ran out after ${dayText(expires)}.`;

/** `after` a booking before the proposal, `before` one that follows it. */
export const restText = (
  side: 'after' | 'before',
  booking: BookedTime,
  minutes: number,
  limit: number,
): string =>
  `${minutes === 0 ? 'No' : `Only ${spanText(minutes)}`} rest ${side} the ${shiftText(booking)}; ${spanText(limit)} are needed.`;

export const weekText = (week: string, minutes: number, limit: number): string =>
  `${spanText(minutes)} of work in the week from ${dayText(week)}; ${spanText(limit)} are the most.`;
