import { addDays } from '#contract/activity/rules.ts';
import type { Timed } from '#contract/conflicts/facts.ts';
import { brokenRule } from '#contract/errors.ts';
import { instantsAt } from '../../../platform/wall-clock.ts';

/** What a planner writes of a shift's time: on the wall of the site. */
interface Written {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

/**
 * The instants of a shift that is written on the wall of a zone; it ends on the next day where its end isn't after its start. In the
 * hour that autumn repeats the first is meant; one that spring skips is 422 `skipped-hour`.
 */
export const shiftTimes = (zone: string, { day, start, end }: Written): Timed => {
  const from = instantAt(zone, 'start', day, start);
  const to = instantAt(zone, 'end', end > start ? day : addDays(day, 1), end);
  return { starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() };
};

const instantAt = (zone: string, field: 'start' | 'end', day: string, time: string): number => {
  const [first] = instantsAt(zone, { day, time });
  if (first !== undefined) return first;
  throw brokenRule(
    'skipped-hour',
    field,
    `The clocks go forward: ${time} doesn't exist on ${day}. Choose a time before or after that hour.`,
  );
};
