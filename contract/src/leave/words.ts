import type { LeaveType } from './states.ts';

/** Types as they are read. */
export const LEAVE_TYPE_WORDS = {
  paid: 'Paid leave',
  unpaid: 'Unpaid leave',
  sick: 'Sick leave',
  compensatory: 'Compensatory leave',
  training: 'Training',
} as const satisfies Record<LeaveType, string>;

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A calendar day as it is read: `2 Mar`. */
const dayWords = (day: string): string => SHORT.format(new Date(`${day}T00:00:00Z`));

/** Days as they are read: `2 Mar`, `2 Mar to 4 Mar`. */
export const daysWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

/** Minutes as hours: `7:30`, `−0:15`. */
export const hoursWords = (minutes: number): string => {
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
