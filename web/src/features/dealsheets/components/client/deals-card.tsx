import { useQuery } from '@tanstack/react-query';
import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { type DealsheetStatus, PIPELINE_STATUSES } from '#contract/dealsheets/states.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { Section } from '../../../../ui/page/section-links.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { DEALSHEETS } from '../../effects/list-address.ts';
import { t as words } from '../../messages.ts';
import { dealsheetBoard } from '../../queries.ts';
import { DealsheetStatusText } from '../dealsheet-status.tsx';
import styles from './client.module.css';
import { t } from './messages.ts';

const SHOWN = 10;
const OPEN: readonly DealsheetStatus[] = PIPELINE_STATUSES;
const CLOSED = ['won', 'lost', 'expired', 'rejected'] as const;

/** A client's open dealsheets with state and amount, and how the others ended. */
export default function DealsCard({ id }: { id: string }) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(dealsheetBoard({ client_id: [id] }));
  const open = data?.columns.filter(({ status }) => OPEN.includes(status));
  const count = open?.reduce((all, column) => all + column.count, 0) ?? 0;
  const sum = open?.reduce((all, column) => all + column.price_minor, 0) ?? 0;
  const rows = open
    ?.flatMap(({ cards }) => cards)
    .toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .slice(0, SHOWN);
  const ended = data ? endedWords(data) : '';
  return (
    <Section id="deals">
      <Card
        title={words('dealsheets')}
        {...(data ? { count } : {})}
        note={data && count > 0 && t('open_sum', { amount: format.money(sum, data.currency) })}
        end={<CardLink href={`${DEALSHEETS}?view=all&show=list&client_id=${id}`}>{t('all')}</CardLink>}
        flush
      >
        <DataTable
          label={words('dealsheets')}
          columns={columnsFor(format)}
          rows={rows}
          rowId={(deal) => deal.id}
          rowLabel={({ title }) => title}
          rowHref={(deal) => `${DEALSHEETS}/${deal.id}`}
          error={data ? undefined : failedRead(error, t('failed'), refetch)}
          empty={<Empty title={t('none')} note={t('none_note')} />}
        />
        {count > SHOWN && <p className={styles.foot}>{t('newest', { shown: SHOWN, count })}</p>}
        {ended && (
          <p className={styles.foot}>{t(count > 0 ? 'closed' : 'closed_alone', { counts: ended })}</p>
        )}
      </Card>
    </Section>
  );
}

/** How many ended in which way. */
const endedWords = ({ columns }: DealsheetBoard): string =>
  CLOSED.flatMap((status) => {
    const count = columns.find((column) => column.status === status)?.count ?? 0;
    return count > 0 ? [t(`count_${status}`, { count })] : [];
  }).join(', ');

const columnsFor = (format: Format): DataColumn<DealsheetSummary>[] => [
  { id: 'code', header: words('code'), cell: ({ code }) => code, look: 'code', bone: 'code' },
  {
    ...{ id: 'title', header: words('title'), look: 'name', maxWidth: 320, card: 'title' },
    cell: ({ title }) => title,
  },
  {
    ...{ id: 'status', header: words('status'), card: 'subtitle' },
    cell: ({ status }) => <DealsheetStatusText status={status} />,
    cardCell: ({ code, status }) => `${code} · ${words(`status_${status}`)}`,
  },
  {
    ...{ id: 'probability', header: words('probability'), align: 'end', look: 'figures' },
    cell: ({ probability_pct }) => format.percent(probability_pct / 100),
  },
  {
    ...{ id: 'close_on', header: words('close_on'), align: 'end', look: 'muted' },
    cell: ({ close_on }) => close_on && format.day(close_on),
  },
  {
    ...{ id: 'price', header: words('price'), align: 'end', look: 'figures', card: 'topRight' },
    cell: ({ price_minor, currency }) => format.money(price_minor, currency),
  },
];
