import type { FieldWords } from '../../../platform/applied/applied-words.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { FIELD_LABELS, fieldWord } from './field-words.ts';

/** The fields of a project as presets speak of them. Money in `currency`. */
export const presetFieldWords = (format: Format, currency: string): FieldWords => ({
  label: (field) => FIELD_LABELS[field] ?? field,
  word: (field, value) => fieldWord(field, value, format, currency),
});
