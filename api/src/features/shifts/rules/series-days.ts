import { addDays } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { isRecurringOn, readRecurrence } from '#contract/recurrence/recurrence.ts';
import { WEEKS_AHEAD } from '#contract/shifts/series-endpoints.ts';

interface Days {
  readonly rule: string;
  readonly first: string;
  /** The day after which they are counted. */
  readonly after: string;
  readonly until: string;
  readonly furthest: string;
}

/** The days of a rule after a day, the last included. Throws 422 `series-days` for none, or too far ahead. */
export const requireSeriesDays = ({ rule, first, after, until, furthest }: Days): string[] => {
  const recurrence = readRecurrence(rule);
  if (!recurrence) throw new Error(`A series has the rule ${rule}.`);
  if (until > furthest)
    throw brokenRule(
      'series-days',
      'until',
      `Shifts are planned at most ${WEEKS_AHEAD} weeks ahead: choose a day up to ${furthest}, and plan it further later.`,
    );
  const days: string[] = [];
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1))
    if (isRecurringOn(recurrence, first, day)) days.push(day);
  if (days.length === 0)
    throw brokenRule('series-days', 'until', 'It doesn’t come again up to that day: choose a later one.');
  return days;
};
