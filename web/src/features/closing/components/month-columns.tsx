import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';

/** `March 2026`. */
export const monthName = (month: string, format: Format): string => format.day(`${month}-01`, 'month');

/** Seconds that aren't approved. */
export const waitingSeconds = ({ sums: { draft, rejected, submitted } }: ClosingMonth): number =>
  draft.seconds + rejected.seconds + submitted.seconds;

/** Which month, how far it is, how much is in it, and who closed it. */
export const monthColumns = (format: Format): DataColumn<ClosingMonth>[] => [
  {
    id: 'month',
    header: t('month'),
    cell: ({ month }) => monthName(month, format),
    ...{ look: 'name', hideable: false, card: 'title' },
  },
  { id: 'state', header: t('state'), cell: (row) => <State row={row} />, card: 'subtitle' },
  {
    id: 'hours',
    header: t('hours'),
    cell: ({ sums }) => format.duration(sums.approved.seconds),
    ...{ align: 'end', look: 'figures', card: 'topRight' },
  },
  {
    id: 'waiting',
    header: t('waiting'),
    cell: (row) => <Waiting row={row} format={format} />,
    cardCell: (row) => waitingWords(row, format),
    ...{ align: 'end', look: 'figures', card: 'bottomRight' },
  },
  ...figures(format),
];

const figures = (format: Format): DataColumn<ClosingMonth>[] => [
  {
    id: 'billable',
    header: t('billable'),
    cell: ({ sums }) => format.duration(sums.billable_seconds),
    ...{ align: 'end', look: 'figures' },
  },
  {
    id: 'worth',
    header: t('worth'),
    cell: ({ sums }) =>
      sums.money.map((one) => format.money(one.bill_minor, one.currency)).join(' + ') || '–',
    ...{ align: 'end', look: 'figures' },
  },
  {
    id: 'cost',
    header: t('cost'),
    cell: ({ sums }) =>
      sums.money
        .flatMap(({ cost_minor, currency }) =>
          cost_minor === null ? [] : format.money(cost_minor, currency),
        )
        .join(' + ') || '–',
    ...{ align: 'end', look: 'figures' },
  },
  {
    id: 'decided',
    header: t('decided'),
    cell: (row) => <Decided row={row} format={format} />,
    ...{ look: 'muted', maxWidth: 240 },
  },
];

function State({ row: { status, over } }: { row: ClosingMonth }) {
  if (status === 'closed') return <StatusText icon={IconLock}>{t('closed')}</StatusText>;
  if (status === 'reopened')
    return (
      <StatusText tone="warn" icon={IconLockOpen2}>
        {t('reopened')}
      </StatusText>
    );
  return <StatusText tone="info">{t(over ? 'open' : 'running')}</StatusText>;
}

const waitingWords = (row: ClosingMonth, format: Format): string =>
  waitingSeconds(row) === 0 ? '' : t('waiting_words', { hours: format.duration(waitingSeconds(row)) });

type CellProps = { row: ClosingMonth; format: Format };

function Waiting({ row, format }: CellProps) {
  const { draft, rejected, submitted } = row.sums;
  if (draft.entries + rejected.entries + submitted.entries === 0)
    return <Text muted>{t('nothing_waits')}</Text>;
  const hours = format.duration(waitingSeconds(row));
  return row.status === 'closed' ? t('stays_out', { hours }) : hours;
}

function Decided({ row: { decided_by, decided_at, reason }, format }: CellProps) {
  if (!decided_at) return '–';
  const who = decided_by ?? t('somebody');
  return (
    <span title={[format.instant(decided_at, 'full'), reason].filter(Boolean).join(' · ')}>
      {who}, {format.relative(decided_at)}
      {reason && ` · ${reason}`}
    </span>
  );
}
