import type { ProjectRow } from '#contract/projects/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { codeColumn, nameColumn } from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';
import { Burn, ShortBurn } from './burn.tsx';
import { disagreementText, Flagged, overdueText } from './flagged.tsx';
import { HealthText, ProjectStatusText } from './status.tsx';
import { TotalTime } from './total-time.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['type', 'billing', 'priority', 'hours', 'tags'];

const clientName = ({ client, type }: ProjectRow) =>
  client?.name ?? (type === 'internal' ? t('internal') : '–');

const thisYear = (format: Format) => format.today().slice(0, 4);

/** First and last day; the year only where it isn't this one, which who writes many of them asks for once. */
export const datesText = (
  format: Format,
  start: string,
  end: string | null,
  year = thisYear(format),
): string => {
  const written = (day: string) => format.day(day, day.startsWith(year) ? 'short' : 'day');
  return `${written(start)} – ${end ? written(end) : t('no_end')}`;
};

/** The columns of the list, with their places on a phone's card. */
export const listColumns = (format: Format): DataColumn<ProjectRow>[] => [
  ...NAMES,
  ...STANDING,
  burnColumn(format),
  {
    id: 'hours',
    header: t('hours'),
    cell: (row) => <TotalTime seconds={row.seconds} />,
    align: 'end',
    look: 'figures',
  },
  ...KINDS,
  datesColumn(format),
];

const burnColumn = (format: Format): DataColumn<ProjectRow> => ({
  id: 'burn',
  header: t('burn'),
  cell: (row) => <Burn row={row} format={format} />,
  align: 'end',
  bone: 'bar',
  card: 'bottomRight',
  cardCell: (row) => <ShortBurn row={row} />,
});

const datesColumn = (format: Format): DataColumn<ProjectRow> => {
  const year = thisYear(format);
  return {
    id: 'end_date',
    header: t('dates'),
    cell: (row) => (
      <Flagged flag={overdueText(row)} tone="warn">
        {datesText(format, row.start_date, row.end_date, year)}
      </Flagged>
    ),
    align: 'end',
    look: 'muted',
    sortable: true,
  };
};

const NAMES: DataColumn<ProjectRow>[] = [
  codeColumn(t('code')),
  nameColumn(t('name')),
  {
    id: 'client',
    header: t('client'),
    cell: clientName,
    sortable: true,
    maxWidth: 200,
    card: 'subtitle',
    cardCell: (row) => `${row.code} · ${clientName(row)}`,
  },
  { id: 'owner', header: t('owner'), cell: (row) => <Avatar name={row.owner.name} />, bone: 'avatar' },
];

const STANDING: DataColumn<ProjectRow>[] = [
  {
    id: 'status',
    header: t('status'),
    cell: (row) => <ProjectStatusText status={row.status} />,
    sortable: true,
  },
  {
    id: 'health',
    header: t('health'),
    cell: (row) => (
      <Flagged flag={disagreementText(row)} after>
        <HealthText health={row.health} />
      </Flagged>
    ),
    card: 'topRight',
    cardCell: (row) => (
      <Flagged flag={overdueText(row)} tone="warn">
        <Flagged flag={disagreementText(row)} after>
          <HealthText health={row.health} small />
        </Flagged>
      </Flagged>
    ),
  },
  {
    id: 'progress',
    header: t('progress'),
    cell: (row) => `${row.progress}%`,
    align: 'end',
    look: 'figures',
    sortable: true,
  },
];

const KINDS: DataColumn<ProjectRow>[] = [
  { id: 'type', header: t('type'), cell: (row) => t(`type_${row.type}`) },
  { id: 'billing', header: t('billing'), cell: (row) => t(`billing_${row.billing}`) },
  { id: 'priority', header: t('priority'), cell: (row) => t(`priority_${row.priority}`) },
  { id: 'tags', header: t('tags'), cell: (row) => row.tags.join(', '), maxWidth: 160, look: 'muted' },
];
