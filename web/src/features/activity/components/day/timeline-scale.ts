const HOUR = 3_600_000;
const LEAST_HOURS = 8;

/** A stretch on the timeline: instants in ms. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The hours that a timeline shows, and where an instant lies on it in per cent. */
export interface Scale {
  readonly hours: readonly number[];
  at(instant: number): number;
}

/**
 * Whole hours of a day around some stretches, at least eight, with half an hour of air on both sides; at most about ten of
 * them are named. Hours are counted from the day's midnight and leave the day only where a stretch of another zone does.
 * Undefined without a stretch.
 */
export const scaleOf = (stretches: readonly Stretch[], day: Stretch): Scale | undefined => {
  if (stretches.length === 0) return undefined;
  const earliest = wholeHour(Math.floor, Math.min(...stretches.map(({ from }) => from)), day.from);
  const needed = wholeHour(Math.ceil, Math.max(...stretches.map(({ to }) => to)), day.from);
  const last = Math.max(needed, Math.min(earliest + LEAST_HOURS * HOUR, day.to));
  const first = Math.min(earliest, Math.max(last - LEAST_HOURS * HOUR, day.from));
  const count = Math.floor((last - first) / HOUR);
  const step = Math.max(1, Math.ceil(count / 10));
  const width = last - first + HOUR;
  return {
    hours: Array.from({ length: Math.floor(count / step) + 1 }, (_, at) => first + at * step * HOUR),
    at: (instant) => ((instant - first + HOUR / 2) / width) * 100,
  };
};

const wholeHour = (to: (hours: number) => number, instant: number, midnight: number): number =>
  midnight + to((instant - midnight) / HOUR) * HOUR;
