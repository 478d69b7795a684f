import type { PricedEntry } from '#contract/activity/shapes.ts';
import { money } from '../../../../platform/format/numbers.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { CsvColumn } from '../../../../platform/list/csv.ts';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { t } from './messages.ts';

const value = (format: Format, { bill_minor, currency }: PricedEntry) =>
  currency === null && bill_minor === 0 ? '–' : format.money(bill_minor, currency ?? undefined);

/** What is shown of an entry behind a figure. */
export const rowColumns = (format: Format): DataColumn<PricedEntry>[] => [
  {
    id: 'day',
    header: t('day'),
    cell: (row) => format.day(row.work_date, 'short'),
    look: 'muted',
    width: 72,
  },
  { id: 'person', header: t('person'), cell: (row) => row.member.name, maxWidth: 140 },
  { id: 'service', header: t('service'), cell: (row) => row.service?.name ?? '–', maxWidth: 130 },
  {
    id: 'note',
    header: t('note'),
    cell: (row) => row.note || '–',
    maxWidth: 220,
    card: 'title',
    cardCell: (row) => row.note || row.member.name,
  },
  {
    id: 'status',
    header: t('status'),
    cell: (row) => t(`status_${row.status}`),
    look: 'muted',
    card: 'subtitle',
    cardCell: (row) => `${format.day(row.work_date, 'short')} · ${row.member.name}`,
  },
  {
    id: 'time',
    header: t('time'),
    cell: (row) => format.duration(row.duration_s),
    align: 'end',
    look: 'figures',
    card: 'topRight',
  },
  {
    id: 'value',
    header: t('value'),
    cell: (row) => value(format, row),
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
];

const plain = (minor: number | null, currency: string | null) =>
  minor === null || currency === null ? null : money('en-US', minor, currency).replace(/[^\d.-]/g, '');

/** Everything of an entry behind a figure, in forms that a spreadsheet reads. */
export const ROWS_FILE: readonly CsvColumn<PricedEntry>[] = [
  { header: t('day'), text: (row) => row.work_date },
  { header: t('person'), text: (row) => row.member.name },
  { header: t('service'), text: (row) => row.service?.name ?? '' },
  { header: t('note'), text: (row) => row.note },
  { header: t('status'), text: (row) => t(`status_${row.status}`) },
  { header: t('billable'), text: (row) => t(row.billable ? 'yes' : 'no') },
  { header: t('seconds'), text: (row) => row.duration_s },
  { header: t('currency'), text: (row) => row.currency },
  { header: t('value'), text: (row) => plain(row.bill_minor, row.currency) },
  { header: t('cost'), text: (row) => plain(row.cost_minor, row.currency) },
];
