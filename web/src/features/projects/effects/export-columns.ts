import { majorOf } from '#contract/money/decimals.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import { t } from '../messages.ts';

/** Plain major units, without symbols or grouping: 64 000 GBP pence → `640.00`. */
const plain = (minor: number | null, currency: string): string | null =>
  minor === null ? null : majorOf(minor, currency);

const hours = (seconds: number | null): string | null =>
  seconds === null ? null : (seconds / 3600).toFixed(2);

/** A column of the file; `id` is the column of the list that shows it. */
interface ExportColumn extends CsvColumn<ProjectRow> {
  readonly id: string;
}

const currency = (row: ProjectRow) => row.currency;

/** What the columns of the list show, in forms that a spreadsheet reads; one of the list may take several. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { id: 'code', header: t('code'), text: (row) => row.code },
  { id: 'name', header: t('name'), text: (row) => row.name },
  { id: 'client', header: t('client'), text: (row) => row.client?.name ?? '' },
  { id: 'owner', header: t('owner'), text: (row) => row.owner.name },
  { id: 'status', header: t('status'), text: (row) => t(`status_${row.status}`) },
  { id: 'health', header: t('health'), text: (row) => t(`health_${row.health ?? 'none'}`) },
  { id: 'type', header: t('type'), text: (row) => t(`type_${row.type}`) },
  { id: 'billing', header: t('billing'), text: (row) => t(`billing_${row.billing}`) },
  { id: 'priority', header: t('priority'), text: (row) => t(`priority_${row.priority}`) },
  { id: 'progress', header: t('progress'), text: (row) => row.progress, as: 'percent' },
  { id: 'end_date', header: t('start'), text: (row) => row.start_date, as: 'day' },
  { id: 'end_date', header: t('end'), text: (row) => row.end_date, as: 'day' },
  { id: 'burn', header: t('currency'), text: currency },
  { id: 'burn', header: t('csv_budget'), text: (row) => plain(row.budget_minor, row.currency), currency },
  { id: 'burn', header: t('csv_used'), text: (row) => plain(row.used_minor, row.currency), currency },
  { id: 'burn', header: t('burn'), text: (row) => row.burn_pct, as: 'percent' },
  {
    id: 'burn',
    header: t('csv_budget_hours'),
    text: (row) => hours(row.budget_minutes && row.budget_minutes * 60),
    as: 'hours',
  },
  { id: 'hours', header: t('hours'), text: (row) => hours(row.seconds), as: 'hours' },
  { id: 'hours', header: t('csv_billable_hours'), text: (row) => hours(row.billable_seconds), as: 'hours' },
  { id: 'tags', header: t('tags'), text: (row) => row.tags.join('; ') },
];
