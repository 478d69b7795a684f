import { useQuery } from '@tanstack/react-query';
import type { DealsheetActuals } from '#contract/dealsheets/actuals.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { dealsheetActuals } from '../../queries.ts';
import styles from './offer.module.css';
import { s } from './sold-messages.ts';

type Row = DealsheetActuals['services'][number] & { readonly id: string; readonly name: string };

/** What was sold beside what its project has logged so far: the whole, and service by service. */
export function SoldCard({ deal }: { deal: Dealsheet }) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(dealsheetActuals(deal.id));
  const failed = data ? undefined : failedRead(error, s('failed'), refetch);
  return (
    <Card
      title={s('title')}
      flush
      end={
        deal.project && (
          <CardLink href={`/manager/projects/${deal.project.id}/dashboard`}>{deal.project.name}</CardLink>
        )
      }
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={3} />}
      {data && (
        <DataTable
          label={s('title')}
          columns={columnsOf(format, data.currency)}
          rows={rowsOf(data)}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          density="compact"
          empty={null}
        />
      )}
      {data && <p className={styles.note}>{noteOf(data, format)}</p>}
    </Card>
  );
}

const rowsOf = ({ sold, logged, services }: DealsheetActuals): Row[] => [
  { id: 'whole', name: s('whole'), service: null, sold, logged },
  ...services.map((one) => ({
    ...one,
    id: one.service?.id ?? 'none',
    name: one.service?.name ?? s('no_service'),
  })),
];

const columnsOf = (format: Format, currency: string): DataColumn<Row>[] => {
  const end = { align: 'end', look: 'figures' } as const;
  const time = (minutes: number) => `${format.duration(minutes * 60)} h`;
  const money = (minor: number) => format.money(minor, currency);
  return [
    { id: 'name', header: s('service'), look: 'name', card: 'title', cell: ({ name }) => name },
    { id: 'sold_hours', header: s('sold_hours'), ...end, cell: ({ sold }) => time(sold.minutes) },
    {
      ...{ id: 'logged_hours', header: s('logged_hours'), ...end, card: 'subtitle' },
      cell: ({ logged }) => time(logged.minutes),
      cardCell: ({ sold, logged }) => s('of', { logged: time(logged.minutes), sold: time(sold.minutes) }),
    },
    { id: 'sold_price', header: s('sold_price'), ...end, cell: ({ sold }) => money(sold.price_minor) },
    {
      ...{ id: 'logged_price', header: s('logged_price'), ...end, card: 'topRight' },
      cell: ({ logged }) => money(logged.price_minor),
    },
    { id: 'sold_cost', header: s('sold_cost'), ...end, cell: ({ sold }) => money(sold.cost_minor) },
    { id: 'logged_cost', header: s('logged_cost'), ...end, cell: ({ logged }) => money(logged.cost_minor) },
  ];
};

const noteOf = ({ as_of, elsewhere }: DealsheetActuals, format: Format): string =>
  [
    s('as_of', { when: format.instant(as_of) }),
    ...elsewhere.map(({ currency, price_minor }) =>
      s('elsewhere', { amount: format.money(price_minor, currency) }),
    ),
  ].join(' · ');
