import type { ImportDetail } from '#contract/imports/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';
import styles from './sample.module.css';

type SampleRow = ImportDetail['sample'][number];

type SampleCardProps = { title: string; note: string; rows: readonly SampleRow[] };

/** The first rows of a file. */
export function SampleCard({ title, note, rows }: SampleCardProps) {
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <Card title={title} note={note} flush>
      <div className={styles.sample}>
        <DataTable
          label={title}
          columns={columnsFor(format, rows)}
          rows={rows}
          rowId={({ row }) => String(row)}
          rowLabel={({ row }) => `${t('row')} ${row}`}
          empty={null}
        />
      </div>
    </Card>
  );
}

const columnsFor = (format: Format, sample: readonly SampleRow[]): DataColumn<SampleRow>[] => {
  const columns: DataColumn<SampleRow>[] = [
    { id: 'row', header: t('row'), cell: ({ row }) => row, look: 'code', width: 56 },
    {
      id: 'date',
      header: t('date'),
      cell: ({ work_date }) => format.day(work_date),
      look: 'figures',
      card: 'topRight',
      width: 112,
    },
    { id: 'time', header: t('time'), cell: clockOf, look: 'figures', card: 'subtitle', width: 116 },
    { id: 'person', header: t('person'), cell: ({ person }) => person, card: 'title', maxWidth: 160 },
    {
      id: 'project',
      header: t('project'),
      cell: ({ project }) => project ?? <Text muted>{t('no_project')}</Text>,
      maxWidth: 180,
    },
    { id: 'service', header: t('service'), cell: serviceOf, maxWidth: 140 },
    {
      id: 'note',
      header: t('note'),
      cell: ({ note }) => note || <Text muted>{t('no_note')}</Text>,
      card: 'subtitle',
      maxWidth: 220,
    },
    {
      id: 'duration',
      header: t('duration'),
      cell: ({ seconds }) => format.clock(seconds),
      align: 'end',
      card: 'bottomRight',
      width: 96,
    },
  ];
  return columns.filter(({ id }) => {
    const read = NOT_IN_EVERY_FILE.get(id);
    return !read || sample.some((row) => read(row) !== '');
  });
};

/** `12:00 – 13:30`, nothing where the file has no times. */
const clockOf = ({ start, end }: SampleRow): string =>
  start === null ? '' : `${start.slice(11, 16)}${end === null ? '' : ` – ${end.slice(11, 16)}`}`;

const projectOf = ({ project }: SampleRow): string => project ?? '';
const serviceOf = ({ service }: SampleRow): string => service ?? '';

const NOT_IN_EVERY_FILE = new Map([
  ['time', clockOf],
  ['project', projectOf],
  ['service', serviceOf],
]);
