import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { listExchangeRates } from '#contract/exchange-rates/endpoints.ts';
import { type CurrencySummary, type ExchangeRate, RATE_SOURCES } from '#contract/exchange-rates/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { ImportDialog } from '../components/import-dialog.tsx';
import { LatestRates } from '../components/latest-rates.tsx';
import { NoRates } from '../components/no-rates.tsx';
import { mostPlaces, OFF_AT_FIRST, rateColumns } from '../components/rate-columns.tsx';
import { RateDialog } from '../components/rate-dialog.tsx';
import { PhoneRateVerbs, RateVerbs } from '../components/rate-verbs.tsx';
import { filtersOf, queryOf, RATE_FILTERS, type RatesSearch } from '../effects/rates-address.ts';
import { useRemoveRate } from '../effects/use-remove-rate.ts';
import { t } from '../messages.ts';
import { exchangeRateList, rateCurrencies } from '../queries.ts';

const RateHistory = lazy(() => import('../components/rate-history.tsx'));

const HABITS = { filters: RATE_FILTERS, sort: '-day', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const FILE = {
  endpoint: listExchangeRates,
  name: 'exchange-rates',
  failed: t('export_failed'),
  onDone: (count: number) => toast.show({ title: t('exported', { count }) }),
};

type Box = { readonly of: 'rate'; readonly rate: ExchangeRate | null } | { readonly of: 'import' } | null;

/** What currencies are worth in the organization's: the latest of each above all of them. */
export function ExchangeRatesScreen({ search }: { search: RatesSearch }) {
  const format = useFormat();
  const [box, setBox] = useState<Box>(null);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(exchangeRateList(queryOf(search)));
  const places = mostPlaces(data?.data ?? [], format);
  const columns = useMemo(() => rateColumns(format, places), [format, places]);
  const currencies = useQuery(rateCurrencies()).data?.data ?? [];
  const exporting = useExport({ ...FILE, query: filtersOf(search), columns, hidden: table.hidden });
  const filters = useMemo(() => filtersFor(currencies), [currencies]);
  const rowActions = useRowActions((rate) => setBox({ of: 'rate', rate }));
  const verbs = verbsOf(setBox);
  const footer = pager(data);
  return (
    <>
      <ListPage
        {...list}
        title={t('exchange_rates')}
        count={footer.total}
        notice={<Notice currencies={currencies} alone={aloneOf(search)} />}
        actions={[
          <ListActions key="export" {...exporting} verbs={[]} />,
          <RateVerbs key="verbs" {...verbs} />,
        ]}
        phoneActions={<PhoneRateVerbs {...verbs} />}
        phoneEnd={<PhoneExport {...exporting} />}
        filters={filters}
        columns={columns}
      >
        <ListTable
          {...table}
          label={t('exchange_rates')}
          columns={columns}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={({ currency, day }) => `${currency}, ${format.day(day)}`}
          rowActions={rowActions}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={
            <NoRates filters={filtersOn(filters, list.value).map(({ label }) => label)} onClear={clear}>
              <RateVerbs {...verbs} />
            </NoRates>
          }
          footer={footer}
        />
      </ListPage>
      <OpenBox box={box} currency={aloneOf(search)} onClose={() => setBox(null)} />
    </>
  );
}

/** The currency that the list shows alone. */
const aloneOf = ({ currency = [] }: RatesSearch): string | null =>
  currency.length === 1 ? (currency[0] ?? null) : null;

type NoticeProps = { currencies: readonly CurrencySummary[]; alone: string | null };

/** The latest of all, and the history of one that is shown alone. */
const Notice = ({ currencies, alone }: NoticeProps) => (
  <>
    <LatestRates currencies={currencies} />
    <Suspense fallback={null}>{alone && <RateHistory key={alone} currency={alone} />}</Suspense>
  </>
);

const verbsOf = (open: (box: Box) => void) => ({
  add: () => open({ of: 'rate', rate: null }),
  bring: () => open({ of: 'import' }),
});

type OpenBoxProps = { box: Box; currency: string | null; onClose: () => void };

/** A new rate is of the currency that the list shows alone. */
function OpenBox({ box, currency, onClose }: OpenBoxProps) {
  if (box?.of === 'import') return <ImportDialog onClose={onClose} />;
  return box && <RateDialog rate={box.rate} currency={currency} onClose={onClose} />;
}

const filtersFor = (currencies: readonly CurrencySummary[]): FilterDefinition[] => [
  {
    ...{ id: 'currency', kind: 'multi-choice', label: t('currency'), pinned: true },
    options: currencies.map(({ currency }) => ({ value: currency, label: currency })),
  },
  {
    ...{ id: 'source', kind: 'multi-choice', label: t('source') },
    options: RATE_SOURCES.map((value) => ({ value, label: t(`source_${value}`) })),
  },
];

function useRowActions(edit: (rate: ExchangeRate) => void) {
  const remove = useRemoveRate();
  return (rate: ExchangeRate): MenuEntry[] => [
    { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => edit(rate) },
    { id: 'remove', label: t('remove'), icon: IconTrash, danger: true, onSelect: () => remove(rate) },
  ];
}
