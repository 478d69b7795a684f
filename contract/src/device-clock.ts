/** When a device asked and had its answer, by its own clock, and what the server told then; ms since the epoch. */
export interface Told {
  readonly before: number;
  readonly after: number;
  /** As the header `Date` says it, in whole seconds. */
  readonly told: number;
}

/** Milliseconds by which the device's clock is early (above zero) or late. */
export const driftOf = ({ before, after, told }: Told): number =>
  // A second that is told whole is on average half over.
  (before + after) / 2 - (told + 500);

/** The time that it is where a clock, which is early by `drift`, says `now`. */
export const correctedBy = (drift: number, now: number): number => now - drift;
