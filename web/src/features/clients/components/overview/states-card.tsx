import type { ClientOverview } from '#contract/clients/overview.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import { marginText } from './month-words.ts';

type Row = ClientOverview['statuses'][number];

type StatesCardProps = {
  overview: ClientOverview;
  /** The list of projects in a state, where only the client's own are counted. */
  projects: ((status: string) => string) | undefined;
};

/** Projects by state with what was done on them in twelve months. */
export function StatesCard({ overview: { statuses, currency }, projects }: StatesCardProps) {
  const format = useFormat();
  const seesCosts = statuses.every(({ cost_minor }) => cost_minor !== null);
  return (
    <Card title={t('by_state')} note={t('by_state_note')} flush>
      <DataTable
        label={t('by_state')}
        columns={columnsFor(format, currency, seesCosts)}
        rows={statuses}
        rowId={({ status }) => status}
        rowLabel={({ status }) => words(`project_${status}`)}
        {...(projects ? { rowHref: ({ status }: Row) => projects(status) } : {})}
        empty={<Empty title={t('no_projects')} />}
      />
    </Card>
  );
}

const columnsFor = (format: Format, currency: string, seesCosts: boolean): DataColumn<Row>[] => {
  const money = (minor: number) => format.money(minor, currency, { compact: true });
  const figures = { align: 'end', look: 'figures' } as const;
  return [
    {
      ...{ id: 'state', header: t('state'), look: 'name', card: 'title' },
      cell: ({ status }) => words(`project_${status}`),
    },
    {
      ...{ id: 'projects', header: t('projects'), ...figures, card: 'topRight' },
      cell: ({ projects }) => projects,
    },
    {
      ...{ id: 'hours', header: t('hours_short'), ...figures, card: 'bottomRight' },
      cell: ({ seconds }) => format.duration(seconds),
    },
    {
      ...{ id: 'revenue', header: t('revenue_short'), ...figures, card: 'subtitle' },
      cell: ({ bill_minor }) => money(bill_minor),
      cardCell: (row) =>
        [money(row.bill_minor), seesCosts && `${t('margin_short')} ${marginText(format, row)}`]
          .filter(Boolean)
          .join(' · '),
    },
    ...(seesCosts
      ? [
          {
            ...{ id: 'cost', header: t('cost'), ...figures },
            cell: ({ cost_minor }: Row) => money(cost_minor ?? 0),
          },
          {
            ...{ id: 'margin', header: t('margin_short'), ...figures },
            cell: (row: Row) => marginText(format, row),
          },
        ]
      : []),
  ];
};
