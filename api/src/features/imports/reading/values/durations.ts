import { readDecimal } from '../../../../platform/files/decimals.ts';

/** Whole seconds of a row, or the sentence that says what is wrong. */
export type DurationReading = { readonly seconds: number } | { readonly problem: string };

/** The longest entry: a whole day. */
export const LONGEST_SECONDS = 86_400;

const CLOCK = /^(-?)(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/;

/** `01:30:00`, `1:30` or decimal hours such as `1.5` and `1,5`, 0 to 24 hours. */
export const readDuration = (text: string): DurationReading => {
  const clock = CLOCK.exec(text);
  if (!clock) return readHours(text);
  const [, sign, hours, minutes, seconds = '0'] = clock;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return withinDay(sign ? -total : total);
};

/** Decimal hours → seconds, exactly; parts of a second are rounded half up (0.333 h = 1198.8 s → 1199 s). */
export const readHours = (text: string): DurationReading => {
  const marks = text.replace(/[^.,]/g, '').length;
  // A row holds at most 24 hours, so a lone mark can't group thousands, whatever the rest of the file does.
  const hours = readDecimal(text, marks === 1 && text.includes(',') ? ',' : '.');
  return hours
    ? withinDay(hours.times(3600).round(0, 1).toNumber())
    : {
        problem: 'This is not a duration. Write hours, minutes and seconds like 01:30:00, or hours like 1.5.',
      };
};

/** A duration in seconds if it lies between 0 and 24 hours. */
export const withinDay = (seconds: number): DurationReading => {
  if (seconds < 0) return { problem: 'A duration can’t be negative. Correct it, or remove the row.' };
  if (seconds > LONGEST_SECONDS) {
    return { problem: 'An entry lasts at most 24 hours. Correct the duration, or split the row by day.' };
  }
  return { seconds };
};
