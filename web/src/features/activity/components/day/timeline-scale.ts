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
 * Whole hours around some stretches, at least eight, with half an hour of air on both sides; at most about ten of them are
 * named. Undefined without a stretch.
 */
export const scaleOf = (stretches: readonly Stretch[]): Scale | undefined => {
  if (stretches.length === 0) return undefined;
  const first = Math.floor(Math.min(...stretches.map(({ from }) => from)) / HOUR) * HOUR;
  const needed = Math.ceil(Math.max(...stretches.map(({ to }) => to)) / HOUR) * HOUR;
  const last = Math.max(needed, first + LEAST_HOURS * HOUR);
  const count = Math.round((last - first) / HOUR);
  const step = Math.max(1, Math.ceil(count / 10));
  const width = last - first + HOUR;
  return {
    hours: Array.from({ length: Math.floor(count / step) + 1 }, (_, at) => first + at * step * HOUR),
    at: (instant) => ((instant - first + HOUR / 2) / width) * 100,
  };
};
