import { addDays, DAY_SECONDS } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { instantsAt } from '../../../platform/wall-clock.ts';

/** When an entry was, as a form says it: wall clock times of its zone, or only a duration in seconds. */
export interface SpanInput {
  readonly work_date: string;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly ends_next_day?: boolean;
  readonly duration_s?: number;
}

/** When an entry was, as it is stored. */
export interface Span {
  readonly work_date: string;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly duration_s: number;
}

/** Reads when an entry was in a zone. Throws 422 beside `start`, `end` or `duration_s`. */
export const readSpan = (zone: string, input: SpanInput): Span => {
  const { work_date, start, end, duration_s } = input;
  if (!start && end) throw brokenRule('start-required', 'start', 'Enter the start as well.');
  if (!start) return { work_date, started_at: null, ended_at: null, duration_s: untimed(duration_s) };
  const [from] = instantsAt(zone, { day: work_date, time: start });
  if (from === undefined) throw skipped('start', start);
  const to = end ? endOf(zone, input, end, from) : from + timed(duration_s) * 1000;
  const seconds = (to - from) / 1000;
  if (seconds > DAY_SECONDS) throw brokenRule('entry-too-long', 'end', 'An entry lasts at most 24 hours.');
  if (duration_s !== undefined && duration_s !== seconds)
    throw brokenRule(
      'duration-disagrees',
      'duration_s',
      'The duration differs from start and end: leave one out.',
    );
  return {
    work_date,
    started_at: new Date(from).toISOString(),
    ended_at: new Date(to).toISOString(),
    duration_s: seconds,
  };
};

const endOf = (zone: string, { work_date, ends_next_day }: SpanInput, end: string, from: number): number => {
  const day = ends_next_day ? addDays(work_date, 1) : work_date;
  const candidates = instantsAt(zone, { day, time: end });
  if (candidates.length === 0) throw skipped('end', end);
  const to = candidates.find((at) => at > from);
  if (to === undefined)
    throw brokenRule('end-after-start', 'end', 'End after the start, or say that it ends on the next day.');
  return to;
};

const skipped = (field: string, time: string) =>
  brokenRule('no-such-time', field, `The clocks go forward: ${time} doesn't exist on this day.`);

const untimed = (seconds: number | undefined): number => {
  if (seconds !== undefined) return seconds;
  throw brokenRule('duration-required', 'duration_s', 'Enter a duration, or a start and an end.');
};

const timed = (seconds: number | undefined): number => {
  if (seconds !== undefined) return seconds;
  throw brokenRule('end-required', 'end', 'Enter the end, or a duration.');
};
