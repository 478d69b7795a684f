/** A Sunday. */
const SUNDAY = '2026-11-15';

/** What a weekday is called, 0 = Sunday. */
export function weekdayName(locale: string, weekday: number, length: 'short' | 'long' = 'long'): string {
  const day = new Date(Date.parse(SUNDAY) + weekday * 86_400_000);
  return new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(day);
}
