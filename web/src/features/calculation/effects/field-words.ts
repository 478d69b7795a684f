import { t } from '../messages.ts';
import { LINE_LABELS } from './line-fields.ts';

/** A field in words, such as “Line 3, Quantity”. */
export const fieldWords = (field: string): string => {
  const [place = '', at = '', name = ''] = field.split('.');
  const labels = new Map<string, string>(Object.entries(LINE_LABELS));
  if (place === 'lines')
    return t('line_field', { line: Number(at) + 1, field: labels.get(name) ?? t('line') });
  if (place === 'overheads') return t('overhead_number', { place: Number(at) + 1 });
  if (place === 'expenses') return t('expense_number', { place: Number(at) + 1 });
  return BASIS.get(field) ?? t('calculation');
};

const BASIS = new Map<string, string>([
  ['overhead_pct', t('overhead_pct')],
  ['contingency_pct', t('contingency_pct')],
  ['discount_pct', t('discount_pct')],
  ['tax_pct', t('tax_pct')],
  ['hours_per_day', t('hours_per_day')],
  ['currency', t('currency')],
  ['rate_day', t('rate_day')],
  ['target.utilisation_pct', t('utilisation')],
  ['target.margin_pct', t('target_margin')],
  ['target.price_minor', t('agreed_price')],
]);
