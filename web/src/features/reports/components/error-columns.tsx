import type { ReportedError } from '#contract/reports/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { instantColumn } from '../../../ui/table/model/list-columns.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import { ErrorStatusText } from './error-status.tsx';
import styles from './reports.module.css';

/** Kind and message, how often, to how many, when, in which release and on which page. */
export const errorColumns = (format: Format): DataColumn<ReportedError>[] => [
  {
    id: 'error',
    header: t('error'),
    cell: ({ title, message }) => (
      <span className={styles.what}>
        {title} <Text muted>{message}</Text>
      </span>
    ),
    cardCell: ({ title, message }) => `${title}: ${message}`,
    look: 'name',
    hideable: false,
    maxWidth: 440,
    card: 'title',
  },
  {
    id: 'status',
    header: t('status'),
    cell: (error) => <ErrorStatusText error={error} />,
    cardCell: (error) => <ErrorStatusText error={error} small />,
    card: 'topRight',
  },
  {
    id: 'page',
    header: t('page'),
    cell: ({ page }) => page,
    look: 'muted',
    maxWidth: 240,
    card: 'subtitle',
  },
  {
    id: 'events',
    header: t('events'),
    cell: ({ events }) => format.number(events),
    align: 'end',
    look: 'figures',
    sortable: true,
  },
  {
    id: 'people',
    header: t('people'),
    cell: ({ people }) => format.number(people),
    align: 'end',
    look: 'figures',
  },
  { id: 'release', header: t('release'), cell: ({ release }) => release, look: 'muted', maxWidth: 120 },
  instantColumn('first_seen_at', t('first_seen'), format),
  { ...instantColumn('last_seen_at', t('last_seen'), format), card: 'bottomRight' },
];
