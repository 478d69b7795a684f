import { marginPct } from '#contract/service-types/rates.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { t } from '../messages.ts';
import { Margin } from './margin.tsx';
import { ServiceTypeStatusText } from './service-type-status.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['skills', 'created_at'];

type Column = DataColumn<ServiceType> & { csv: CsvColumn<ServiceType>['text'] };

const NAMES: Column[] = [
  {
    id: 'code',
    header: t('code'),
    cell: ({ code }) => code,
    csv: ({ code }) => code,
    look: 'code',
    sortable: true,
    bone: 'code',
  },
  {
    id: 'name',
    header: t('name'),
    cell: ({ name }) => name,
    csv: ({ name }) => name,
    look: 'name',
    sortable: true,
    hideable: false,
    maxWidth: 320,
    card: 'title',
  },
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
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <ServiceTypeStatusText status={status} />,
    cardCell: ({ status }) => <ServiceTypeStatusText status={status} small />,
    csv: ({ status }) => t(`status_${status}`),
    sortable: true,
    card: 'topRight',
  },
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

const rateColumns = (format: Format): Column[] => [
  {
    id: 'bill_rate',
    header: t('bill_rate'),
    cell: ({ current_rate, unit }) =>
      current_rate && `${format.rate(current_rate.bill_rate, current_rate.currency)} ${t(`per_${unit}`)}`,
    csv: ({ current_rate }) => current_rate?.bill_rate ?? null,
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'cost_rate',
    header: t('cost_rate'),
    cell: ({ current_rate }) => current_rate && format.rate(current_rate.cost_rate, current_rate.currency),
    csv: ({ current_rate }) => current_rate?.cost_rate ?? null,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'margin',
    header: t('margin'),
    cell: ({ current_rate, min_margin_pct }) =>
      current_rate && <Margin rate={current_rate} lowest={min_margin_pct} />,
    csv: ({ current_rate }) => current_rate && marginPct(current_rate),
    align: 'end',
    look: 'figures',
  },
];

const dateColumn = (id: 'created_at' | 'updated_at', header: string, format: Format): Column => ({
  id,
  header,
  cell: (service) => <time title={format.instant(service[id])}>{format.relative(service[id])}</time>,
  csv: (service) => service[id],
  align: 'end',
  look: 'muted',
  sortable: true,
});

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): Column[] => [
  ...NAMES,
  ...rateColumns(format),
  dateColumn('created_at', t('created_at'), format),
  dateColumn('updated_at', t('updated_at'), format),
];
