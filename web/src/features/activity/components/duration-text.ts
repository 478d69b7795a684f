import { hoursAndMinutes } from '../../../platform/format/durations.ts';

/** Seconds as `h:mm`; below a minute as seconds, since `0:00` would say that there is nothing. */
export const durationText = (seconds: number): string =>
  seconds > 0 && seconds < 60 ? `${Math.trunc(seconds)} s` : hoursAndMinutes(seconds);
