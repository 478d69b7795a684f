import { weekdayOf } from '#contract/activity/rules.ts';
import type { NewRecurring, Recurring } from '#contract/activity/shortcut-shapes.ts';
import { type Recurrence, readRecurrence, recurrenceText } from '#contract/recurrence/recurrence.ts';
import { t } from '../shortcuts/messages.ts';

/** What the form of a recurring entry holds. */
export interface RecurringValues {
  readonly project_id: string | null;
  readonly service_type_id: string | null;
  readonly category: NewRecurring['category'];
  readonly note: string;
  readonly billable: boolean;
  readonly every: Recurrence['every'];
  readonly interval: string;
  readonly weekdays: readonly string[];
  /** -1 = the last day. */
  readonly monthday: string;
  readonly start: string;
  readonly duration_s: number | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly on_days_off: boolean;
}

const WORKING = ['1', '2', '3', '4', '5'];

/** The form of a new one, or of one that is there. */
export function recurringValues(before: Recurring | undefined, today: string): RecurringValues {
  const rule = before && readRecurrence(before.rrule);
  const first = before?.starts_on ?? today;
  const days = rule?.weekdays.length ? rule.weekdays.map(String) : [String(weekdayOf(first))];
  return {
    project_id: before?.project?.id ?? null,
    service_type_id: before?.service?.id ?? null,
    category: before?.category ?? 'work',
    note: before?.note ?? '',
    billable: before?.billable ?? true,
    every: rule?.every ?? 'week',
    interval: String(rule?.interval ?? 1),
    weekdays: before ? days : WORKING,
    monthday: String(rule?.monthday ?? Number(first.slice(8))),
    start: before?.start ?? '09:00',
    duration_s: before?.duration_s ?? 900,
    starts_on: first,
    ends_on: before?.ends_on ?? null,
    on_days_off: before?.on_days_off ?? false,
  };
}

/** What is sent, or what has to be entered first, by field. */
export function recurringBody(
  values: RecurringValues,
  paused: boolean,
): { readonly body: NewRecurring } | { readonly problems: Readonly<Record<string, string>> } {
  const { every, interval, weekdays, monthday, start, duration_s, starts_on, ...rest } = values;
  const problems = {
    ...(every === 'week' && weekdays.length === 0 ? { rrule: t('days_none') } : {}),
    ...(duration_s === null ? { duration_s: t('no_duration') } : {}),
    ...(starts_on === null ? { starts_on: t('no_first') } : {}),
  };
  if (duration_s === null || starts_on === null || Object.keys(problems).length > 0) return { problems };
  const rrule = recurrenceText({
    every,
    interval: Number(interval) || 1,
    weekdays: weekdays.map(Number),
    monthday: every === 'month' ? Number(monthday) : null,
  });
  return { body: { ...rest, rrule, start: start || null, duration_s, starts_on, paused } };
}
