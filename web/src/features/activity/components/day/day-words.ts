const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

const said = (locale: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(date)).replaceAll(',', '');

/** `Thursday 19 November`. */
export const dayTitle = (locale: string, date: string): string =>
  said(locale, date, { weekday: 'long', day: 'numeric', month: 'long' });

/** `Thu 19 November`, for narrow screens. */
export const shortDayTitle = (locale: string, date: string): string =>
  said(locale, date, { weekday: 'short', day: 'numeric', month: 'long' });

/** `16 – 22 November`, `30 November – 6 December`. */
export const weekTitle = (locale: string, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    noon(from),
    noon(to),
  );

/** `Thursday`. */
export const weekdayName = (locale: string, date: string): string => said(locale, date, { weekday: 'long' });

/** `Thu 19`. */
export const columnTitle = (locale: string, date: string): string =>
  said(locale, date, { weekday: 'short', day: 'numeric' });

/** `T`. */
export const weekdayLetter = (locale: string, date: string): string =>
  said(locale, date, { weekday: 'narrow' });

/** ISO number of the week that a day lies in. */
export const weekNumber = (date: string): number => {
  const day = noon(date);
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * 86_400_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - first) / (7 * 86_400_000)) + 1;
};
