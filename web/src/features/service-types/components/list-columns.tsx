import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import {
  codeColumn,
  instantColumn,
  type ListColumn,
  nameColumn,
  statusColumn,
} from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';
import { LowRates, lowestOf, Margin, marginOf } from './margin.tsx';
import { ServiceTypeStatusText } from './service-type-status.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['skills', 'created_at'];

const NAMES: ListColumn<ServiceType>[] = [
  codeColumn(t('code')),
  nameColumn(t('name')),
  {
    id: 'category',
    header: t('category'),
    cell: ({ category }) => category,
    cardCell: ({ code, category }) => [code, category].filter(Boolean).join(' · '),
    csv: ({ category }) => category,
    sortable: true,
    maxWidth: 200,
    card: 'subtitle',
  },
  statusColumn(t('status'), {
    draw: (status, small) => <ServiceTypeStatusText status={status} small={small} />,
    word: (status) => t(`status_${status}`),
  }),
  {
    id: 'billable',
    header: t('billable'),
    cell: ({ billable }) => t(billable ? 'yes' : 'no'),
    csv: ({ billable }) => t(billable ? 'yes' : 'no'),
  },
  {
    id: 'skills',
    header: t('skills'),
    cell: ({ skills }) => skills.join(', '),
    csv: ({ skills }) => skills.join('; '),
    look: 'muted',
    maxWidth: 220,
  },
];

/** The lowest margin, and how many rates leave less. */
const lowest = (format: Format): ListColumn<ServiceType>[] => [
  {
    id: 'min_margin_pct',
    header: t('min_margin'),
    cell: ({ min_margin_pct }) => lowestOf(min_margin_pct, format),
    csv: ({ min_margin_pct }) => min_margin_pct,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'low_rates',
    header: t('low_rates_header'),
    cell: ({ low_rates }) => <LowRates count={low_rates} />,
    csv: ({ low_rates }) => (low_rates === null ? null : String(low_rates)),
    align: 'end',
  },
];

const currencyOf = ({ current_rate }: ServiceType) => current_rate?.currency;

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): ListColumn<ServiceType>[] => [
  ...NAMES,
  {
    id: 'bill_rate',
    header: t('bill_rate'),
    cell: ({ current_rate, unit }) =>
      current_rate && `${format.rate(current_rate.bill_rate, current_rate.currency)} ${t(`per_${unit}`)}`,
    csv: ({ current_rate }) => current_rate?.bill_rate ?? null,
    currency: currencyOf,
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'cost_rate',
    header: t('cost_rate'),
    cell: ({ current_rate }) =>
      current_rate?.cost_rate && format.rate(current_rate.cost_rate, current_rate.currency),
    csv: ({ current_rate }) => current_rate?.cost_rate ?? null,
    currency: currencyOf,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'margin',
    header: t('margin'),
    cell: ({ current_rate, min_margin_pct }) =>
      current_rate && <Margin rate={current_rate} lowest={min_margin_pct} />,
    csv: ({ current_rate }) => current_rate && marginOf(current_rate),
    as: 'percent',
    align: 'end',
    look: 'figures',
  },
  ...lowest(format),
  instantColumn('created_at', t('created_at'), format),
  instantColumn('updated_at', t('updated_at'), format),
];
