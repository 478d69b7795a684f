import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { majorOf } from '#contract/money/decimals.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import {
  codeColumn,
  instantColumn,
  type ListColumn,
  statusColumn,
  textColumn,
} from '../../../../ui/table/model/list-columns.tsx';
import { shareOf } from '../../effects/figures.ts';
import { t } from '../../messages.ts';
import { DealsheetStatusText } from '../dealsheet-status.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = [
  'opportunity',
  'cost_minor',
  'discount',
  'valid_until',
  'approver',
  'created_at',
];

type Column = ListColumn<DealsheetSummary>;

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): Column[] => [
  { ...codeColumn<DealsheetSummary>(t('code')), id: 'number' },
  {
    ...{ id: 'title', header: t('title'), look: 'name', sortable: true, hideable: false },
    ...{ maxWidth: 320, card: 'title' },
    cell: ({ title }) => title,
    csv: ({ title }) => title,
  },
  {
    ...{ id: 'client', header: t('client'), maxWidth: 200, card: 'subtitle' },
    cell: ({ client }) => client.name,
    cardCell: ({ client, code }) => `${code} · ${client.name}`,
    csv: ({ client }) => client.name,
  },
  {
    ...statusColumn<DealsheetSummary>(t('status'), {
      draw: (status, small) => <DealsheetStatusText status={status} small={small} />,
      word: (status) => t(`status_${status}`),
    }),
    sortable: false,
  },
  {
    ...{ id: 'owner', header: t('owner'), bone: 'avatar' },
    cell: ({ owner }) => owner && <Avatar name={owner.name} />,
    csv: ({ owner }) => owner?.name ?? null,
  },
  textColumn('opportunity', t('opportunity'), ({ opportunity }) => opportunity),
  ...moneyColumns(format),
  dayColumn('close_on', t('close_on'), format, ({ close_on }) => close_on, true),
  dayColumn('valid_until', t('valid_until'), format, ({ valid_until }) => valid_until, false),
  textColumn('approver', t('approver'), ({ approver }) => roleName(approver)),
  { ...instantColumn('created_at', t('created_at'), format), sortable: false },
  instantColumn('updated_at', t('updated_at'), format),
];

const moneyColumns = (format: Format): Column[] => [
  {
    ...{ id: 'price_minor', header: t('price'), align: 'end', look: 'figures' },
    ...{ sortable: true, card: 'bottomRight' },
    cell: ({ price_minor, currency }) => format.money(price_minor, currency),
    csv: ({ price_minor, currency }) => majorOf(price_minor, currency),
    currency: ({ currency }) => currency,
  },
  {
    ...{ id: 'cost_minor', header: t('cost'), align: 'end', look: 'figures' },
    cell: ({ cost_minor, currency }) => format.money(cost_minor, currency),
    csv: ({ cost_minor, currency }) => majorOf(cost_minor, currency),
    currency: ({ currency }) => currency,
  },
  shareColumn('margin', t('margin'), format, ({ margin_pct }) => margin_pct),
  shareColumn('discount', t('discount'), format, ({ discount_share_pct }) => discount_share_pct),
  {
    ...{ id: 'probability', header: t('probability'), align: 'end', look: 'figures', as: 'percent' },
    cell: ({ probability_pct }) => format.percent(probability_pct / 100),
    csv: ({ probability_pct }) => probability_pct,
  },
];

const shareColumn = (
  id: string,
  header: string,
  format: Format,
  pct: (row: DealsheetSummary) => string | null,
): Column => ({
  ...{ id, header, align: 'end', look: 'figures', as: 'percent' },
  cell: (row) => shareOf(format, pct(row)),
  csv: (row) => pct(row),
});

const dayColumn = (
  id: string,
  header: string,
  format: Format,
  day: (row: DealsheetSummary) => string | null,
  sortable: boolean,
): Column => ({
  ...{ id, header, align: 'end', look: 'muted', as: 'day', sortable },
  cell: (row) => {
    const on = day(row);
    return on && format.day(on);
  },
  csv: day,
});
