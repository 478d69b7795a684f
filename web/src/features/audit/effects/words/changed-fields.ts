import type { AuditEvent } from '#contract/audit/shapes.ts';
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

/** A field's name in words: `budget_minor` → `Budget, in minor units`. */
export function fieldLabel(field: string): string {
  const unit = UNITS.find(([end]) => field.endsWith(end) && field.length > end.length);
  const words = capitalized(spaced(unit ? field.slice(0, -unit[0].length) : field));
  return unit ? unit[1](words) : words;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WORD = /^[a-z]+(_[a-z]+)+$/;

/** A stored value in words; an object as it is stored. */
export function valueWords(value: unknown, format: Format): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => valueWords(one, format)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (INSTANT.test(text)) return format.instant(text);
  if (DAY.test(text)) return format.day(text);
  return WORD.test(text) ? spaced(text) : text;
}

/** The fields that an event changed, in its order; those that stayed the same are left out. */
export const changedFields = ({ changes }: Pick<AuditEvent, 'changes'>, format: Format): ChangedField[] =>
  Object.entries(changes)
    .map(([field, [before, after]]) => ({
      field,
      label: fieldLabel(field),
      before: valueWords(before, format),
      after: valueWords(after, format),
    }))
    .filter(({ before, after }) => before !== after);

/** What else an event tells, such as a reason. */
export const furtherFacts = ({ data = {} }: Pick<AuditEvent, 'data'>, format: Format) =>
  Object.entries(data)
    .map(([field, value]) => ({ label: fieldLabel(field), value: valueWords(value, format) }))
    .filter(({ value }) => value !== '');
