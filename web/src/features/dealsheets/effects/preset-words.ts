import type { DealsheetPreset } from '#contract/dealsheets/preset.ts';
import type { FieldWords } from '../../../platform/applied/applied-words.ts';
import { t } from '../components/preset/messages.ts';

const LABELS = {
  currency: t('currency'),
  lines: t('lines'),
  contingency_pct: t('contingency_pct'),
  discount_pct: t('discount_pct'),
  validity_days: t('validity_days'),
  terms: t('terms'),
  phases: t('phases'),
  risks: t('risks'),
  assumptions: t('assumptions'),
} as const satisfies Record<keyof DealsheetPreset, string>;

const labels = new Map<string, string>(Object.entries(LABELS));

const wordOf = (field: string, value: unknown): string => {
  if (field === 'lines' && Array.isArray(value)) return t('lines_count', { count: value.length });
  if (Array.isArray(value)) return value.map(String).join(', ');
  const text = `${value ?? ''}`;
  return field.endsWith('_pct') && text !== '' ? `${text} %` : text;
};

/** The fields of a dealsheet's preset in words. */
export const presetWords: FieldWords = { label: (field) => labels.get(field) ?? field, word: wordOf };
