import { weekdayOf } from '#contract/activity/rules.ts';
import { readRecurrence, recurrenceText } from '#contract/recurrence/recurrence.ts';
import { weekdayName } from '../../effects/weekdays.ts';
import { t } from './messages.ts';

/** Ways of coming again that are offered. */
export const WAYS = ['day', 'weekdays', 'week', 'second', 'month', 'chosen'] as const;
/** A way of coming again. */
export type Way = (typeof WAYS)[number];

const WORKING = [1, 2, 3, 4, 5];

/** What a way is called for a shift of a day. */
export function wayLabel(way: Way, day: string, locale: string): string {
  return t(`every_${way}`, { day: weekdayName(locale, weekdayOf(day)), date: Number(day.slice(8)) });
}

/** The RRULE of a way; `weekdays` of chosen days. */
export function ruleOf(way: Way, weekdays: readonly string[]): string {
  const every = way === 'day' || way === 'month' ? way : 'week';
  return recurrenceText({
    ...{ every, interval: way === 'second' ? 2 : 1, monthday: null },
    weekdays: way === 'weekdays' ? WORKING : way === 'chosen' ? weekdays.map(Number).toSorted() : [],
  });
}

/** The same, whichever day it is counted from: on the weekday or the day of the month of a shift. */
export function ruleAt(way: Way, weekdays: readonly string[], day: string): string {
  const rule = readRecurrence(ruleOf(way, weekdays));
  if (!rule || rule.every === 'day' || rule.weekdays.length > 0) return ruleOf(way, weekdays);
  return recurrenceText(
    rule.every === 'week'
      ? { ...rule, weekdays: [weekdayOf(day)] }
      : { ...rule, monthday: Number(day.slice(8)) },
  );
}

/** On which days it comes again, in words: `every week on Mon, Thu`. */
export function ruleWords(rule: string, first: string, locale: string): string {
  const read = readRecurrence(rule);
  if (!read) return rule;
  const { every, interval: n, weekdays, monthday } = read;
  if (every === 'day') return n === 1 ? t('words_day') : t('words_nth_day', { n });
  if (every === 'week') {
    const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(first)];
    const days = chosen.map((one) => weekdayName(locale, one, 'short')).join(', ');
    return n === 1 ? t('words_week', { days }) : t('words_nth_week', { n, days });
  }
  if (monthday === -1) return t('words_last');
  const date = monthday ?? Number(first.slice(8));
  return n === 1 ? t('words_month', { date }) : t('words_nth_month', { n, date });
}
