import type { ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { exactDecimal } from '../../../platform/format/amounts.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { instantColumn, type ListColumn, textColumn } from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';
import { AlignedRate, placesOf } from './aligned-rate.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['updated_at'];

/** The most places that any of some rates has. */
export const mostPlaces = (rates: readonly ExchangeRate[], { locale }: Format): number =>
  Math.max(0, ...rates.map(({ rate }) => placesOf(exactDecimal(locale, rate))));

/** The columns of the list, each with its text in an export; rates have `places` at most. */
export const rateColumns = (format: Format, places: number): ListColumn<ExchangeRate>[] => [
  {
    id: 'currency',
    header: t('currency'),
    cell: ({ currency }) => currency,
    csv: ({ currency }) => currency,
    look: 'name',
    sortable: true,
    hideable: false,
    card: 'title',
  },
  {
    id: 'day',
    header: t('day'),
    cell: ({ day }) => format.day(day),
    csv: ({ day }) => day,
    as: 'day',
    sortable: true,
    card: 'subtitle',
  },
  {
    id: 'rate',
    header: t('rate'),
    cell: ({ rate }) => <AlignedRate written={exactDecimal(format.locale, rate)} places={places} />,
    cardCell: ({ currency, rate, into }) =>
      t('equals', { currency, into, rate: exactDecimal(format.locale, rate) }),
    csv: ({ rate }) => rate,
    align: 'end',
    look: 'figures',
    card: 'topRight',
  },
  textColumn('into', t('into'), ({ into }) => into),
  textColumn('source', t('source'), ({ source }) => t(`source_${source}`)),
  instantColumn('updated_at', t('updated_at'), format),
];
