import { useQuery } from '@tanstack/react-query';
import { listRates } from '#contract/service-types/rate-endpoints.ts';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { marginPct, standingOf } from '#contract/service-types/rates.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { rateCard } from '../../service-types/queries.ts';
import { t } from '../messages.ts';

const TONES = { current: 'ok', upcoming: 'info', over: 'muted' } as const;

const serviceOf = ({ service_type }: ServiceRate): string => service_type?.name ?? '';

const marginOf = ({ bill_rate, cost_rate }: ServiceRate, format: Format) => {
  const margin = cost_rate === null ? null : marginPct({ bill_rate, cost_rate });
  return margin === null ? null : format.percent(Number(margin) / 100, 1);
};

const columnsOf = (format: Format): DataColumn<ServiceRate>[] => [
  { id: 'service', header: t('rate_service'), cell: serviceOf, look: 'name', maxWidth: 240, card: 'title' },
  {
    id: 'standing',
    header: t('rate_standing'),
    cell: (rate) => {
      const standing = standingOf(rate, format.today());
      return <StatusText tone={TONES[standing]}>{t(`rate_${standing}`)}</StatusText>;
    },
    card: 'topRight',
  },
  {
    id: 'bill_rate',
    header: t('rate_bill'),
    cell: ({ bill_rate, currency }) => format.rate(bill_rate, currency),
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'cost_rate',
    header: t('rate_cost'),
    cell: ({ cost_rate, currency }) => cost_rate && format.rate(cost_rate, currency),
    align: 'end',
    look: 'figures',
  },
  {
    id: 'margin',
    header: t('rate_margin'),
    cell: (rate) => marginOf(rate, format),
    align: 'end',
    look: 'figures',
  },
  {
    id: 'period',
    header: t('rate_period'),
    cell: ({ valid_from, valid_to }) =>
      `${format.day(valid_from)} – ${valid_to === null ? t('rate_open') : format.day(valid_to)}`,
    align: 'end',
    look: 'muted',
    card: 'subtitle',
  },
];

/** What a client pays by service type, newest first, for those who may know rates; each row leads to its service. */
export function ClientRates({ client }: { client: string }) {
  const format = useFormat();
  const mayRead = usePermissions().may(listRates);
  const { data, error, refetch } = useQuery({ ...rateCard(client), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Card title={t('rate_card')} note={t('rate_card_note')} flush>
      <DataTable
        label={t('rate_card')}
        columns={columnsOf(format)}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={(rate) => `${serviceOf(rate)}, ${format.day(rate.valid_from)}`}
        rowHref={({ service_type }) => `/manager/service-types/${service_type?.id ?? ''}`}
        error={data ? undefined : failedRead(error, t('rate_card_failed'), refetch)}
        empty={<Empty title={t('no_card')} note={t('no_card_note')} />}
      />
    </Card>
  );
}
