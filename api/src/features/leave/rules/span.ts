import { addDays, daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { LONGEST_LEAVE } from '#contract/leave/minutes.ts';
import type { LeaveTimeAsked } from '#contract/leave/shapes.ts';
import { instantsAt, startOfDay } from '../../../platform/wall-clock.ts';

/** When leave is: instants, and for leave by the hour how many minutes the clock really goes. */
export interface LeaveSpan {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly elapsed: number;
}

/** Reads when leave is in a zone. Throws 422 beside `from`, `to`, `part`, `start` or `end`. */
export const readSpan = (zone: string, asked: LeaveTimeAsked): LeaveSpan => {
  const { from, to, part } = asked;
  if (to < from) throw brokenRule('leave-days', 'to', 'The last day is before the first one.');
  if (daysBetween(from, to) >= LONGEST_LEAVE)
    throw brokenRule('leave-too-long', 'to', `Ask for at most ${LONGEST_LEAVE} days at once.`);
  if (part !== 'whole-day' && from !== to)
    throw brokenRule(
      'part-of-one-day',
      'part',
      'Less than a whole day is of one day: ask for the others apart.',
    );
  const [starts, ends] = boundsOf(zone, asked);
  return {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
    elapsed: Math.round((ends - starts) / 60_000),
  };
};

const boundsOf = (zone: string, asked: LeaveTimeAsked): readonly [number, number] => {
  const { from, to, part } = asked;
  if (part === 'morning') return [startOfDay(zone, from), noon(zone, from)];
  if (part === 'afternoon') return [noon(zone, from), startOfDay(zone, addDays(from, 1))];
  return part === 'hours' ? hoursOf(zone, asked) : [startOfDay(zone, from), startOfDay(zone, addDays(to, 1))];
};

const noon = (zone: string, day: string): number =>
  instantsAt(zone, { day, time: '12:00' })[0] ?? Date.parse(`${day}T12:00:00Z`);

const hoursOf = (zone: string, { from, start, end }: LeaveTimeAsked): readonly [number, number] => {
  if (!start) throw brokenRule('hours-need-times', 'start', 'Enter when you leave.');
  if (!end) throw brokenRule('hours-need-times', 'end', 'Enter when you are back.');
  const [starts] = instantsAt(zone, { day: from, time: start });
  if (starts === undefined) throw skipped('start', start);
  const candidates = instantsAt(zone, { day: from, time: end });
  if (candidates.length === 0) throw skipped('end', end);
  const ends = candidates.find((at) => at > starts);
  if (ends === undefined) throw brokenRule('leave-end', 'end', 'End after the start, on the same day.');
  return [starts, ends];
};

const skipped = (field: string, time: string) =>
  brokenRule('no-such-time', field, `The clocks go forward: ${time} doesn't exist on this day.`);
