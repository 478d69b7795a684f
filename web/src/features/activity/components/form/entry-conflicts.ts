import type { ActivityEntry, Coded, EntryChange } from '#contract/activity/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { Conflict } from '../../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../../messages.ts';
import { durationText } from '../duration-text.ts';
import type { NamedPurpose } from './chosen-purpose.ts';
import { type EntryValues, toChange, valuesOf } from './entry-values.ts';

/** What values are called: days by the format, ids by what is known of them. */
export interface Naming {
  readonly format: Pick<Format, 'day'>;
  readonly named: readonly (NamedPurpose | undefined)[];
}

interface Part {
  readonly field: string;
  readonly label: string;
  /** The fields of a change that belong to it. */
  readonly fields: readonly (keyof EntryChange)[];
  readonly value: (values: EntryValues) => string | null;
  readonly word: (values: EntryValues, naming: Naming) => string;
}

const spanText = ({ by, duration_s, start, end, ends_next_day }: EntryValues): string =>
  by === 'duration'
    ? durationText(duration_s ?? 0)
    : [`${start} – ${end}`, ...(ends_next_day ? [t('next_day_mark')] : [])].join(' ');

const codedText = (id: string | null, named: readonly (Coded | null | undefined)[]): string => {
  if (id === null) return '';
  const found = named.find((one) => one?.id === id);
  return found ? `${found.code} ${found.name}` : t('another');
};

const asItIs = (value: (values: EntryValues) => string) => ({ value, word: value });

/** An entry's parts as people see them: its start, end and length are one. */
const PARTS: readonly Part[] = [
  {
    field: 'project_id',
    label: t('project'),
    fields: ['project_id'],
    value: ({ project_id }) => project_id,
    word: ({ project_id }, { named }) =>
      codedText(
        project_id,
        named.map((one) => one?.project),
      ),
  },
  {
    field: 'service_type_id',
    label: t('service'),
    fields: ['service_type_id'],
    value: ({ service_type_id }) => service_type_id,
    word: ({ service_type_id }, { named }) =>
      codedText(
        service_type_id,
        named.map((one) => one?.service),
      ),
  },
  {
    field: 'work_date',
    label: t('day'),
    fields: ['work_date'],
    value: ({ work_date }) => work_date,
    word: ({ work_date }, { format }) => (work_date ? format.day(work_date) : ''),
  },
  {
    field: 'duration_s',
    label: t('how'),
    fields: ['start', 'end', 'ends_next_day', 'duration_s'],
    ...asItIs(spanText),
  },
  { field: 'note', label: t('note'), fields: ['note'], ...asItIs(({ note }) => note) },
  {
    field: 'category',
    label: t('category'),
    fields: ['category'],
    ...asItIs(({ category }) => t(category)),
  },
  {
    field: 'billable',
    label: t('billable'),
    fields: ['billable'],
    ...asItIs(({ billable }) => t(billable ? 'yes' : 'no')),
  },
];

/** What both changed of an entry, and differently, in words. What only one of them changed is no conflict. */
export function conflictsOf(
  base: ActivityEntry,
  mine: EntryValues,
  theirs: ActivityEntry,
  naming: Naming,
): Conflict[] {
  const saved = valuesOf(theirs);
  const [ours, other] = [toChange(mine, base), toChange(saved, base)];
  const known = { ...naming, named: [...naming.named, base, theirs] };
  return PARTS.filter(
    ({ fields, value }) =>
      fields.some((field) => field in ours) &&
      fields.some((field) => field in other) &&
      value(mine) !== value(saved),
  ).map(({ field, label, word }) => ({ field, label, yours: word(mine, known), theirs: word(saved, known) }));
}
