import { addDays } from '#contract/activity/rules.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { type EntryValues, fitting } from './entry-values.ts';

/** The fields that a template says something of. */
export type Filled = Pick<EntryValues, 'title' | 'body' | 'severity' | 'tags' | 'due'>;

/** When an entry is begun, in words and as a day. */
export interface Begun {
  readonly date: string;
  readonly time: string;
  readonly today: string;
}

/** What a template puts into the fields of an entry that is begun; what it doesn't say is as in an empty one. */
export const filledBy = (
  { title, body, severity, tags, follow_up_days: days, type }: OpsLogTemplate,
  { date, time, today }: Begun,
): Filled => ({
  title: title.replaceAll('{date}', date).replaceAll('{time}', time).slice(0, 120),
  body,
  severity: severity ?? fitting(type, 'info'),
  tags: [...tags],
  due: days === null ? null : addDays(today, days),
});

/** What no template has put anything into. */
export const unfilled = (type: EntryValues['type']): Filled => ({
  ...{ title: '', body: '', severity: fitting(type, 'info'), tags: [], due: null },
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * An entry that starts from something else: what nobody has touched since it started from `before` is as `next` says, and what
 * somebody typed or chose stays.
 */
export function startedFrom(values: EntryValues, before: Filled, next: Filled): EntryValues {
  const empty = unfilled(values.type);
  const isFree = (field: keyof Filled) =>
    isSame(values[field], before[field]) || isSame(values[field], empty[field]);
  return {
    ...values,
    title: isFree('title') || values.title.trim() === '' ? next.title : values.title,
    body: isFree('body') ? next.body : values.body,
    severity: isFree('severity') ? next.severity : values.severity,
    tags: isFree('tags') ? next.tags : [...new Set([...values.tags, ...next.tags])],
    due: isFree('due') && !values.owner_id ? next.due : values.due,
  };
}
