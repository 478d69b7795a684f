import { parseDuration } from '../../../../ui/number/duration.ts';

const WITH_SECONDS = /^(\d{1,4}:[0-5]\d):([0-5]\d)$/;

/** True for a cell that leaves the hours below it as they are: empty, or a dash. */
export const isBlank = (text: string): boolean => /^[-–—]?$/.test(text);

/** Seconds of a cell in every notation that the grid takes, and with seconds as spreadsheets write durations. */
export function hoursOf(text: string): number | undefined {
  const [, clock, seconds] = WITH_SECONDS.exec(text) ?? [];
  if (clock === undefined) return parseDuration(text);
  const whole = parseDuration(clock);
  return whole === undefined ? undefined : whole + Number(seconds);
}
