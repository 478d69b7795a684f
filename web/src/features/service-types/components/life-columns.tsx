import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { t } from '../messages.ts';
import { LowRates, lowestOf, Margin } from './margin.tsx';
import { ServiceTypeStatusText } from './service-type-status.tsx';

/** What administration looks at: where a service type stands in its life, and whether its rates leave enough. */
export const lifeColumns = (format: Format): DataColumn<ServiceType>[] => [
  { id: 'code', header: t('code'), cell: ({ code }) => code, look: 'code', bone: 'code' },
  {
    id: 'name',
    header: t('name'),
    cell: ({ name }) => name,
    look: 'name',
    maxWidth: 260,
    card: 'title',
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <ServiceTypeStatusText status={status} />,
    card: 'topRight',
  },
  {
    id: 'margin',
    header: t('margin'),
    cell: ({ current_rate, min_margin_pct }) =>
      current_rate ? <Margin rate={current_rate} lowest={min_margin_pct} /> : t('no_rate_today'),
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'min_margin_pct',
    header: t('min_margin'),
    cell: ({ min_margin_pct }) => lowestOf(min_margin_pct, format),
    cardCell: ({ code, min_margin_pct }) =>
      [code, min_margin_pct && `≥ ${lowestOf(min_margin_pct, format)}`].filter(Boolean).join(' · '),
    align: 'end',
    look: 'figures',
    card: 'subtitle',
  },
  {
    id: 'low_rates',
    header: t('low_rates_header'),
    cell: ({ low_rates }) => <LowRates count={low_rates} />,
  },
];
