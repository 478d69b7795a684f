import { RISK_LEVELS } from '#contract/dealsheets/content.ts';
import type { Changed } from '#contract/dealsheets/entries.ts';
import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t as words } from '../components/offer/messages.ts';
import { t } from '../components/revisions/messages.ts';

type Value = Changed['before'];

const LABELS: Readonly<Record<string, string>> = {
  ...{ currency: t('currency'), rate_day: t('rate_day'), hours_per_day: t('hours_per_day') },
  ...{ overhead_pct: t('overhead_pct'), contingency_pct: t('contingency_pct'), tax_pct: t('tax_pct') },
  ...{ discount_pct: t('discount_pct'), margin_pct: t('margin_pct'), price_minor: t('price_minor') },
  ...{ utilisation_pct: t('utilisation_pct'), validity_days: t('validity_days'), terms: t('terms') },
  ...{ name: t('name'), service_type_id: t('service_type_id'), role: t('role'), unit: t('unit') },
  ...{ quantity: t('quantity'), phase: t('phase'), cost_rate: t('cost_rate'), list_rate: t('list_rate') },
  ...{ amount_minor: t('amount_minor'), cost_minor: t('cost_minor'), markup_pct: t('markup_pct') },
  ...{ billable: t('billable'), likelihood: t('likelihood'), impact: t('impact') },
  ...{ mitigation: t('mitigation'), list_minor: t('list_minor'), tax_minor: t('tax_minor') },
  ...{ line_discount_minor: t('line_discount_minor'), subtotal_minor: t('subtotal_minor') },
  ...{ discount_minor: t('discount_minor'), expenses_price_minor: t('expenses_price_minor') },
  ...{ total_minor: t('total_minor'), direct_cost_minor: t('direct_cost_minor') },
  ...{ expenses_cost_minor: t('expenses_cost_minor'), overhead_minor: t('overhead_minor') },
  ...{ contingency_minor: t('contingency_minor'), margin_minor: t('margin_minor'), hours: t('hours') },
  ...{ discount_share_pct: t('discount_share_pct'), blended_rate_minor: t('blended_rate_minor') },
};

/** What a field is called. */
export const labelOf = (field: string): string => LABELS[field] ?? field;

/** A value as it is read: money in the calculation's currency, shares as shares, nothing as such. */
export const wordOf = (field: string, value: Value, format: Format, currency: string): string => {
  if (value === null || value === '') return t('empty');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (field.endsWith('_minor')) return format.money(Number(value), currency);
  if (field.endsWith('_pct')) return format.percent(Number(value) / 100, 2);
  if (field === 'rate_day') return format.day(String(value));
  if (['quantity', 'hours', 'hours_per_day', 'cost_rate', 'list_rate'].includes(field))
    return format.number(Number(value), 4);
  if (field === 'service_type_id') return t('another');
  return wordIn(field, String(value));
};

const wordIn = (field: string, value: string): string => {
  const unit = SERVICE_UNITS.find((one) => field === 'unit' && one === value);
  if (unit) return words(`unit_${unit}`);
  const level = RISK_LEVELS.find((one) => (field === 'likelihood' || field === 'impact') && one === value);
  return level ? words(`level_${level}`) : value;
};

/** By how much a figure changed, with its sign; undefined where that says nothing. */
export const changeOf = (
  { field, before, after }: Changed,
  format: Format,
  currency: string,
): string | undefined => {
  if (before === null || after === null || field === 'currency') return undefined;
  const by = Number(after) - Number(before);
  const sign = by > 0 ? '+' : '−';
  const size = Math.abs(by);
  if (field.endsWith('_minor')) return `${sign}${format.money(size, currency)}`;
  if (field.endsWith('_pct')) return `${sign}${format.number(size, 2)} pt`;
  return `${sign}${format.number(size, 2)}`;
};
