import type { FieldWords } from '../../../platform/applied/applied-words.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { fieldWords } from '../../calculation/effects/field-words.ts';
import { t } from '../messages.ts';

const OWN = new Map<string, string>([
  ['name', t('name')],
  ['client_id', t('client')],
  ['lines', t('lines')],
  ['phases', t('phases')],
  ['overheads', t('overheads')],
  ['target', t('target')],
  ['assumptions', t('assumptions')],
]);

/** A field of a scenario by name. */
export const fieldLabel = (field: string): string => OWN.get(field) ?? fieldWords(field);

const sentenceOf = (field: string, value: unknown, format: Format): string => {
  if (field === 'lines' && Array.isArray(value)) return t('lines_count', { count: value.length });
  if (field === 'rate_day' && typeof value === 'string') return format.day(value);
  if (Array.isArray(value)) return value.map((one) => nameOf(one)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => one !== null)
      .join(', ');
  const text = `${value ?? ''}`;
  return field.endsWith('_pct') && text !== '' ? `${text} %` : text;
};

const nameOf = (one: unknown): string =>
  typeof one === 'object' && one !== null && 'name' in one ? `${one.name}` : `${one}`;

/** The fields of a scenario in words, as presets and those who save at the same time are told. */
export const scenarioWords = (format: Format): FieldWords => ({
  label: fieldLabel,
  word: (field, value) =>
    field === 'target' && typeof value === 'string' ? `${value} %` : sentenceOf(field, value, format),
});
