import type { ScenarioSummary } from '#contract/calculator/shapes.ts';
import { majorOf } from '#contract/money/decimals.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import {
  instantColumn,
  type ListColumn,
  nameColumn,
  textColumn,
} from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';
import { ScenarioStatusText } from './scenario-status.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['author'];

const WHAT: readonly ListColumn<ScenarioSummary>[] = [
  {
    ...{ id: 'number', header: t('code'), look: 'code', sortable: true, bone: 'code' },
    cell: ({ code }) => code,
    csv: ({ code }) => code,
  },
  nameColumn(t('name')),
  {
    ...{ id: 'status', header: t('status'), card: 'topRight' },
    cell: ({ status }) => <ScenarioStatusText status={status} />,
    cardCell: ({ status }) => <ScenarioStatusText status={status} small />,
    csv: ({ status }) => t(`status_${status}`),
  },
  {
    ...{ id: 'client', header: t('client'), card: 'subtitle', maxWidth: 240 },
    cell: ({ client }) => client?.name ?? '–',
    cardCell: ({ client, code }) => [code, client?.name].filter(Boolean).join(' · '),
    csv: ({ client }) => client?.name ?? '',
  },
  {
    ...{ id: 'lines', header: t('lines'), align: 'end', look: 'figures' },
    cell: ({ lines }) => lines,
    csv: ({ lines }) => lines,
  },
];

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): ListColumn<ScenarioSummary>[] => [
  ...WHAT,
  {
    ...{ id: 'price', header: t('price'), align: 'end', look: 'figures', card: 'bottomRight' },
    cell: ({ price_minor, currency }) => format.money(price_minor, currency),
    csv: ({ price_minor, currency }) => Number(majorOf(price_minor, currency)),
    currency: ({ currency }) => currency,
  },
  {
    ...{ id: 'margin', header: t('margin'), align: 'end', look: 'figures' },
    cell: ({ margin_pct }) => (margin_pct === null ? '–' : format.percent(Number(margin_pct) / 100, 1)),
    csv: ({ margin_pct }) => (margin_pct === null ? null : Number(margin_pct)),
  },
  textColumn('author', t('author'), ({ author }) => author?.name ?? ''),
  instantColumn('updated_at', t('updated_at'), format),
];
