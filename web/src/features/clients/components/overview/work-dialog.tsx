import { useQuery } from '@tanstack/react-query';
import type { Client } from '#contract/clients/shapes.ts';
import type { ClientWork } from '#contract/clients/work.ts';
import { lastDayOfMonth } from '#contract/projects/calendar.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { clientWork } from '../../queries.ts';
import { t } from './messages.ts';
import { marginText, rateWords, sumOf } from './month-words.ts';
import styles from './overview.module.css';

type Row = ClientWork['projects'][number];
type Months = { from: string; to: string };
type WorkDialogProps = { client: Client; below: boolean; months: Months; onClose: () => void };

/** The projects behind a figure of some months, each leading to the dashboard of just these. */
export default function WorkDialog({ client, below, months, onClose }: WorkDialogProps) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(clientWork(client.id, below, months));
  const days = { from: `${months.from}-01`, to: lastDayOfMonth(`${months.to}-01`) };
  return (
    <Dialog
      open
      boxSize="large"
      title={t('work_title', { months: monthWords(format, months) })}
      onClose={onClose}
    >
      <div className={styles.work}>
        {data && <Total format={format} work={data} />}
        <DataTable
          label={t('work_title', { months: monthWords(format, months) })}
          columns={columnsFor(format, data?.currency)}
          rows={data?.projects}
          rowId={({ project }) => project.id}
          rowLabel={({ project }) => project.name}
          rowHref={({ project }) => `/manager/projects/${project.id}/dashboard${stringifySearch(days)}`}
          error={data ? undefined : failedRead(error, t('work_failed'), refetch)}
          empty={<Empty title={t('no_work_then')} />}
        />
        {data && data.count > data.projects.length && (
          <p className={styles.none}>
            {t('first_projects', { shown: data.projects.length, count: data.count })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const monthWords = (format: Format, { from, to }: Months) =>
  from === to
    ? format.day(`${from}-01`, 'month')
    : t('months_to', { from: format.day(`${from}-01`, 'month'), to: format.day(`${to}-01`, 'month') });

function Total({ format, work: { projects, currency, rates } }: { format: Format; work: ClientWork }) {
  const total = sumOf(projects);
  const money = format.money(total.bill_minor, currency);
  return (
    <p className={styles.none}>
      {t('work_total', { money, time: format.duration(total.seconds) })}
      {total.cost_minor !== null && ` ${t('work_margin', { margin: marginText(format, total) })}`}
      {rates.map((rate) => ` ${rateWords(format, rate)}`)}
    </p>
  );
}

const columnsFor = (format: Format, currency: string | undefined): DataColumn<Row>[] => {
  const money = (minor: number | null) => (minor === null ? '–' : format.money(minor, currency));
  const figures = { align: 'end', look: 'figures' } as const;
  return [
    { id: 'code', header: t('code'), cell: ({ project }) => project.code, look: 'code', bone: 'code' },
    {
      ...{ id: 'name', header: t('project'), look: 'name', maxWidth: 280, card: 'title' },
      cell: ({ project }) => project.name,
    },
    {
      ...{ id: 'hours', header: t('hours_short'), ...figures, card: 'bottomRight' },
      cell: ({ seconds }) => format.duration(seconds),
    },
    {
      ...{ id: 'revenue', header: t('revenue_short'), ...figures, card: 'topRight' },
      cell: ({ bill_minor }) => money(bill_minor),
    },
    {
      ...{ id: 'cost', header: t('cost'), ...figures },
      cell: ({ cost_minor }) => money(cost_minor),
    },
    {
      ...{ id: 'margin', header: t('margin_short'), ...figures, card: 'subtitle' },
      cell: (row) => marginText(format, row),
      cardCell: (row) => `${row.project.code} · ${t('margin_short')} ${marginText(format, row)}`,
    },
  ];
};
