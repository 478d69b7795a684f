import type { TimeRules } from '#contract/activity/rules.ts';
import type { ActivityEntry, EntryChange, NewEntry } from '#contract/activity/shapes.ts';
import type { FieldIssue } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import type { NamedPurpose } from './chosen-purpose.ts';

/** What the form of an entry holds. */
export type EntryValues = {
  work_date: string | null;
  project_id: string | null;
  service_type_id: string | null;
  by: 'duration' | 'times';
  duration_s: number | null;
  start: string;
  end: string;
  ends_next_day: boolean;
  note: string;
  billable: boolean;
  category: ActivityEntry['category'];
};

/** What a new entry starts from: a gap to fill, or an entry to repeat. */
export type EntrySeed = Partial<EntryValues> & { work_date: string };

/** What an entry's form is open for. */
export type EntryTask =
  | { readonly add: EntrySeed; readonly known?: NamedPurpose }
  | { readonly change: ActivityEntry };

/** The form of a new entry. */
export const newValues = (seed: EntrySeed): EntryValues => ({
  project_id: null,
  service_type_id: null,
  by: seed.start ? 'times' : 'duration',
  duration_s: null,
  start: '',
  end: '',
  ends_next_day: false,
  note: '',
  billable: true,
  category: 'work',
  ...seed,
});

/** The form of an entry that is there. */
export const valuesOf = (entry: ActivityEntry): EntryValues => ({
  work_date: entry.work_date,
  project_id: entry.project?.id ?? null,
  service_type_id: entry.service?.id ?? null,
  by: entry.start ? 'times' : 'duration',
  duration_s: entry.duration_s,
  start: entry.start ?? '',
  end: entry.end ?? '',
  ends_next_day: entry.ends_next_day,
  note: entry.note,
  billable: entry.billable,
  category: entry.category,
});

/** What the organization wants to be said of time. */
export type Demands = Pick<TimeRules, 'require_project' | 'require_service' | 'require_note'>;

/** What is plainly missing or wrong, all of it at once, before the server is asked. */
export const missingIn = (values: EntryValues, demands: Demands): FieldIssue[] => {
  const missing = (field: keyof EntryValues, isMissing: boolean, message: string) =>
    isMissing ? [{ field, message }] : [];
  const { work_date, project_id, service_type_id, note } = values;
  return [
    ...missing('project_id', demands.require_project && !project_id, t('choose_project_first')),
    ...missing('service_type_id', demands.require_service && !service_type_id, t('choose_service_first')),
    ...missing('work_date', work_date === null, t('enter_day')),
    ...missingTimes(values),
    ...missing('note', demands.require_note && note.trim() === '', t('enter_note')),
  ];
};

const missingTimes = ({ by, duration_s, start, end, ends_next_day }: EntryValues): FieldIssue[] => {
  if (by === 'duration')
    return duration_s === null ? [{ field: 'duration_s', message: t('enter_duration') }] : [];
  if (start && end && end <= start && !ends_next_day) return [{ field: 'end', message: t('end_first') }];
  return [
    ...(start ? [] : [{ field: 'start', message: t('enter_start') }]),
    ...(end ? [] : [{ field: 'end', message: t('enter_end') }]),
  ];
};

/** The body of a new entry. */
export const toNewEntry = (values: EntryValues, work_date: string): NewEntry => {
  const { project_id, service_type_id, note, billable, category } = values;
  return { work_date, project_id, service_type_id, note, billable, category, ...spanOf(values) };
};

const spanOf = ({ by, duration_s, start, end, ends_next_day }: EntryValues) =>
  by === 'duration' ? { ...(duration_s === null ? {} : { duration_s }) } : { start, end, ends_next_day };

/** Only what differs from the entry, so that untouched times keep their seconds. */
export const toChange = (values: EntryValues, entry: ActivityEntry): EntryChange => {
  const before = valuesOf(entry);
  const differs = (field: keyof EntryValues) => values[field] !== before[field];
  const spanFields = ['by', 'start', 'end', 'ends_next_day', 'duration_s'] as const;
  const touched = spanFields.filter((field) =>
    values.by === 'duration' ? field === 'by' || field === 'duration_s' : field !== 'duration_s',
  );
  const span = touched.some(differs)
    ? values.by === 'duration'
      ? { ...spanOf(values), ...(before.by === 'times' ? { start: null, end: null } : {}) }
      : spanOf(values)
    : {};
  return {
    ...span,
    ...(differs('work_date') && values.work_date ? { work_date: values.work_date } : {}),
    ...(differs('project_id') ? { project_id: values.project_id } : {}),
    ...(differs('service_type_id') ? { service_type_id: values.service_type_id } : {}),
    ...(differs('note') ? { note: values.note } : {}),
    ...(differs('billable') ? { billable: values.billable } : {}),
    ...(differs('category') ? { category: values.category } : {}),
  };
};
