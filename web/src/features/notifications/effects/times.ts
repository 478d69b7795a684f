import { dayIn } from '../../../platform/format/dates.ts';
import { momentOf } from '../../../platform/format/moment-of.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MORNING = '08:00';
const LATER = 3 * HOUR;

/** When something came, as short as it can be read: `4 min`, `5 h`, `Yesterday`, `Tue`, `13 Nov`. */
export function shortTime(at: string, format: Format): string {
  const ago = Date.now() - Date.parse(at);
  if (ago < MINUTE) return t('now');
  if (ago < HOUR) return t('minutes', { count: Math.floor(ago / MINUTE) });
  const days = daysBetween(dayIn(format.zone, at), format.today());
  if (days === 0) return t('hours', { count: Math.floor(ago / HOUR) });
  if (days === 1) return t('yesterday');
  if (days < 7)
    return new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: format.zone }).format(
      new Date(at),
    );
  return format.instant(at, 'short');
}

const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / DAY;

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * When a snooze can end, as instants: in three hours while that is today (else null), tomorrow at eight, and at eight on the
 * first Monday after tomorrow.
 */
export function snoozeTimes({ zone, today }: Format) {
  const day = today();
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const later = new Date(Date.now() + LATER).toISOString();
  return {
    later: dayIn(zone, later) === day ? later : null,
    tomorrow: momentOf(plusDays(day, 1), MORNING, zone),
    nextWeek: momentOf(plusDays(day, weekday === 0 ? 8 : 8 - weekday), MORNING, zone),
  };
}
