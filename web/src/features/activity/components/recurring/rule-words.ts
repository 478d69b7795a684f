import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import type { Recurring } from '#contract/activity/shortcut-shapes.ts';
import { readRecurrence } from '#contract/recurrence/recurrence.ts';
import { t } from '../shortcuts/messages.ts';

/** A Sunday. */
const SUNDAY = '2026-11-15';
const WORKING = '1,2,3,4,5';

/** What a weekday is called, 0 = Sunday. */
export const weekdayName = (locale: string, weekday: number, length: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
    new Date(`${addDays(SUNDAY, weekday)}T00:00:00Z`),
  );

/** When something comes again, in words: `Weekdays at 09:00 until 31 Dec`. */
export function ruleWords(
  { rrule, starts_on, ends_on, start }: Pick<Recurring, 'rrule' | 'starts_on' | 'ends_on' | 'start'>,
  locale: string,
  day: (date: string) => string,
): string {
  const rule = dayWords(rrule, starts_on, locale);
  const timed = start ? t('at', { rule, time: start }) : rule;
  return ends_on ? t('until', { rule: timed, day: day(ends_on) }) : timed;
}

function dayWords(rrule: string, first: string, locale: string): string {
  const recurrence = readRecurrence(rrule);
  if (!recurrence) return rrule;
  const { every, interval: n, weekdays, monthday } = recurrence;
  if (every === 'day') return n === 1 ? t('each_day') : t('each_nth_day', { n });
  if (every === 'week') {
    const chosen = weekdays.length > 0 ? weekdays.toSorted((one, other) => one - other) : [weekdayOf(first)];
    if (n === 1 && chosen.join() === WORKING) return t('weekdays');
    const days = chosen.map((weekday) => weekdayName(locale, weekday)).join(', ');
    return n === 1 ? t('each_week', { days }) : t('each_nth_week', { n, days });
  }
  if (monthday === -1) return n === 1 ? t('each_month_last') : t('each_nth_month_last', { n });
  const day = monthday ?? Number(first.slice(8));
  return n === 1 ? t('each_month', { day }) : t('each_nth_month', { n, day });
}
