import type { FieldWords } from '../../../../platform/applied/applied-words.ts';
import { t } from '../../components/preset/messages.ts';
import { fieldLabel } from '../words/field-words.ts';

const wordOf = (field: string, value: unknown): string =>
  field === 'review_every_months' && typeof value === 'number'
    ? t('months', { count: value })
    : `${value ?? ''}`;

/** The fields of a plan's preset in words; a plan keeps its tier, its texts and how often it is reviewed of one. */
export const presetWords: FieldWords = { label: fieldLabel, word: wordOf };
