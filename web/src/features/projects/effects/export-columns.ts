import type { ProjectRow } from '#contract/projects/shapes.ts';
import { money } from '../../../platform/format/numbers.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import { t } from '../messages.ts';

/** Plain major units, without symbols or grouping: 64 000 GBP pence → `640.00`. */
const plain = (minor: number | null, currency: string): string | null =>
  minor === null ? null : money('en-US', minor, currency).replace(/[^\d.-]/g, '');

const hours = (seconds: number | null): string | null =>
  seconds === null ? null : (seconds / 3600).toFixed(2);

/** Everything that a row holds, in forms that a spreadsheet reads. */
export const EXPORT_COLUMNS: readonly CsvColumn<ProjectRow>[] = [
  { header: t('code'), text: (row) => row.code },
  { header: t('name'), text: (row) => row.name },
  { header: t('client'), text: (row) => row.client?.name ?? '' },
  { header: t('owner'), text: (row) => row.owner.name },
  { header: t('status'), text: (row) => t(`status_${row.status}`) },
  { header: t('health'), text: (row) => t(`health_${row.health ?? 'none'}`) },
  { header: t('type'), text: (row) => t(`type_${row.type}`) },
  { header: t('billing'), text: (row) => t(`billing_${row.billing}`) },
  { header: t('priority'), text: (row) => t(`priority_${row.priority}`) },
  { header: t('progress'), text: (row) => row.progress },
  { header: t('start'), text: (row) => row.start_date },
  { header: t('end'), text: (row) => row.end_date },
  { header: t('currency'), text: (row) => row.currency },
  { header: t('csv_budget'), text: (row) => plain(row.budget_minor, row.currency) },
  { header: t('csv_used'), text: (row) => plain(row.used_minor, row.currency) },
  { header: t('csv_budget_hours'), text: (row) => hours(row.budget_minutes && row.budget_minutes * 60) },
  { header: t('hours'), text: (row) => hours(row.seconds) },
  { header: t('csv_billable_hours'), text: (row) => hours(row.billable_seconds) },
  { header: t('tags'), text: (row) => row.tags.join('; ') },
];
