import type { AuditEvent } from '#contract/audit/shapes.ts';
import { readable } from '#contract/comments/mentions.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from './event-messages.ts';
import { capitalized, spaced } from './kinds.ts';

/** A field that an event changed, in words; empty where there was or is nothing. */
export interface ChangedField {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const UNITS = [
  ['_minor', (field: string) => t('in_minor_units', { field })],
  ['_minutes', (field: string) => t('in_minutes', { field })],
  ['_pct', (field: string) => t('in_per_cent', { field })],
  ['_pcts', (field: string) => t('in_per_cent', { field })],
  ['_ids', (field: string) => field],
  ['_id', (field: string) => field],
  ['_at', (field: string) => field],
] as const;

/** What values are told with: the currency of amounts where it is known, and what ids are called. */
interface Telling {
  readonly format: Format;
  readonly currency: string | undefined;
  readonly names: AuditEvent['names'];
}

const isMoney = (field: string, currency: string | undefined): currency is string =>
  currency !== undefined && field.endsWith('_minor');

/** A field's name in words: `budget_minor` → `Budget`, or `Budget, in minor units` where the currency isn't known. */
function fieldLabel(field: string, currency: string | undefined): string {
  if (isMoney(field, currency)) return capitalized(spaced(field.slice(0, -'_minor'.length)));
  const unit = UNITS.find(([end]) => field.endsWith(end) && field.length > end.length);
  const words = capitalized(spaced(unit ? field.slice(0, -unit[0].length) : field));
  return unit ? unit[1](words) : words;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WORD = /^[a-z]+(_[a-z]+)+$/;

/** A stored value in words; an object as it is stored. */
function valueWords(field: string, value: unknown, telling: Telling): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => valueWords(field, one, telling)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const { format, currency, names } = telling;
  if (typeof value === 'number' && isMoney(field, currency)) return format.money(value, currency);
  const text = String(value);
  if (INSTANT.test(text)) return format.instant(text);
  if (DAY.test(text)) return format.day(text);
  return names[text] ?? (WORD.test(text) ? spaced(text) : readable(text, new Map(Object.entries(names))));
}

type Told = Pick<AuditEvent, 'changes' | 'data' | 'names' | 'project'>;

const tellingOf = ({ project, names, data }: Told, format: Format): Telling => ({
  format,
  names,
  currency: project?.currency ?? currencyIn(data),
});

/** What an event says itself of what its amounts are in, where no project does. */
const currencyIn = (data: Told['data']): string | undefined => {
  const said = data?.currency;
  return typeof said === 'string' ? said : undefined;
};

/** The fields that an event changed, in its order; those that stayed the same are left out. */
export function changedFields(event: Told, format: Format): ChangedField[] {
  const telling = tellingOf(event, format);
  return Object.entries(event.changes)
    .map(([field, [before, after]]) => ({
      field,
      label: fieldLabel(field, telling.currency),
      before: valueWords(field, before, telling),
      after: valueWords(field, after, telling),
    }))
    .filter(({ before, after }) => before !== after);
}

/** What else an event tells, such as a reason; an id isn’t told where its name stands beside it. */
export function furtherFacts(event: Told, format: Format) {
  const telling = tellingOf(event, format);
  const told = event.data ?? {};
  return Object.entries(told)
    .filter(([field]) => !(field.endsWith('_id') && field.slice(0, -'_id'.length) in told))
    .map(([field, value]) => ({
      label: fieldLabel(field, telling.currency),
      value: valueWords(field, value, telling),
    }))
    .filter(({ value }) => value !== '');
}
