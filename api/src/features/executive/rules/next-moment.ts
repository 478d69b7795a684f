import { addDays } from '#contract/activity/rules.ts';
import { type ExecutiveMail, recurrenceOf } from '#contract/executive/mails.ts';
import { isRecurringOn } from '#contract/recurrence/recurrence.ts';
import { dayIn, instantsAt, timeThatIs } from '../../../platform/wall-clock.ts';

/** What says when it comes. */
export type Timing = Pick<ExecutiveMail, 'rhythm' | 'weekday' | 'month_day' | 'at' | 'timezone'>;

/** Days ahead in which every rhythm comes at least twice, so that a day that a zone leaves out keeps nobody from the next. */
const AHEAD_DAYS = 70;

/**
 * The next moment after one at which it is due. Where clocks skip the time, the one that they go on to; where they show it twice,
 * the first.
 */
export const nextMoment = (timing: Timing, after: Date): Date => {
  const { at, timezone } = timing;
  const recurrence = recurrenceOf(timing);
  const first = dayIn(timezone, after);
  for (let ahead = 0; ahead < AHEAD_DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    if (!isRecurringOn(recurrence, first, day)) continue;
    const [moment] = instantsAt(timezone, { day, time: timeThatIs(timezone, { day, time: at }) });
    if (moment !== undefined && moment > after.getTime()) return new Date(moment);
  }
  throw new Error(`${timezone} has no such moment.`);
};
