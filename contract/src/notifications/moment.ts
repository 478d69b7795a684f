/**
 * An instant of whoever asks, in UTC and to the microsecond, as deep as moments of an inbox go. Whatever lies before 1970 is
 * the beginning of 1970: no inbox is older.
 */
export const momentOf = (instant: string): string => {
  const [, micros = ''] = /\.\d{3}(\d{1,3})/.exec(instant) ?? [];
  return new Date(Math.max(0, Date.parse(instant))).toISOString().replace('Z', `${micros}Z`);
};
