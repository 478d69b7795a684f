import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listExecutiveDeals } from '#contract/executive/endpoints.ts';
import type { ExecutiveDeal } from '#contract/executive/rows.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { pageIn } from '../../../platform/list/list-address.ts';
import { reading } from '../../../platform/reading.ts';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import {
  dayColumn,
  exchangedColumn,
  organizationColumn,
  pctColumn,
  titleColumn,
} from '../components/columns.tsx';
import { RowList } from '../components/row-list.tsx';
import { useCurrencyOf } from '../components/use-currency.ts';
import { questionOf, type RowsSearch } from '../effects/address.ts';
import { dealThere, type OpenThere } from '../effects/places.ts';
import { t } from '../messages.ts';

type ScreenProps = { search: RowsSearch; onOpen: OpenThere };

/** The deals that the pipeline is made of. */
export function DealRowsScreen({ search, onOpen }: ScreenProps) {
  const format = useFormat();
  const currency = useCurrencyOf(search);
  const columns = useMemo(() => columnsOf(format, currency ?? ''), [format, currency]);
  const asked = { ...questionOf(search), ...(search.sort ? { sort: search.sort } : {}) };
  const read = useQuery(reading(listExecutiveDeals, { query: { ...asked, ...pageIn(search) } }));
  return (
    <RowList
      {...{ search, onOpen, columns, asked }}
      read={{ ...read, data: currency ? read.data : undefined }}
      list="deals"
      endpoint={listExecutiveDeals}
      sort="price"
      rowId={({ deal }) => deal.id}
      rowLabel={({ deal }) => deal.title}
      placeOf={dealThere}
    />
  );
}

type Column = ListColumn<ExecutiveDeal>;

const columnsOf = (format: Format, currency: string): Column[] => {
  const money = (id: string, header: string) => ({ id, header, format, currency });
  return [
    titleColumn('title', t('deal'), ({ deal }) => deal.title),
    organizationColumn<ExecutiveDeal>(),
    {
      ...{ id: 'client', header: t('client'), look: 'muted', maxWidth: 200 },
      cell: ({ client }) => client?.name ?? null,
      csv: ({ client }) => client?.name ?? null,
    },
    {
      ...{ id: 'owner', header: t('owner'), look: 'muted', maxWidth: 160 },
      cell: ({ owner }) => owner?.name ?? null,
      csv: ({ owner }) => owner?.name ?? null,
    },
    dayColumn({ id: 'close_on', header: t('closes'), format }, ({ close_on }) => close_on, {
      sortable: true,
    }),
    pctColumn({ id: 'probability', header: t('probability'), format }, (deal) => deal.probability_pct),
    exchangedColumn(money('price', t('price')), ({ price }) => price, { sortable: true, card: 'topRight' }),
    exchangedColumn(money('weighted', t('by_probability')), ({ weighted }) => weighted, {
      ...{ sortable: true, card: 'bottomRight' },
    }),
  ];
};
