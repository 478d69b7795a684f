import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { majorOf } from '#contract/money/decimals.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import {
  instantColumn,
  type ListColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../../ui/table/model/list-columns.tsx';
import { t as words } from '../../messages.ts';
import { PlanStatusText } from '../plan-status.tsx';
import { Coverage, Health, NextReview, Revenue } from './list-cells.tsx';
import { t } from './messages.ts';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = [
  ...['sponsor', 'pipeline_minor', 'ends_on', 'last_review_on', 'open_actions', 'open_risks'],
  'updated_at',
];

type Column = ListColumn<AccountPlanSummary>;

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): Column[] => [
  nameColumn<AccountPlanSummary>(t('name')),
  {
    ...{ id: 'client', header: t('client'), maxWidth: 200, card: 'subtitle', sortable: true },
    cell: ({ client }) => client.name,
    cardCell: ({ client, tier }) => `${client.name} · ${words('tier', { tier })}`,
    csv: ({ client }) => client.name,
  },
  {
    ...{ id: 'tier', header: t('tier'), look: 'muted', sortable: true },
    cell: ({ tier }) => tier,
    csv: ({ tier }) => tier,
  },
  {
    ...statusColumn<AccountPlanSummary>(t('status'), {
      draw: (status, small) => <PlanStatusText status={status} small={small} />,
      word: (status) => words(`status_${status}`),
    }),
    ...{ sortable: false, card: undefined },
  },
  {
    ...{ id: 'health', header: t('health'), card: 'topRight' },
    cell: (plan) => <Health plan={plan} />,
    cardCell: (plan) => <Health plan={plan} small />,
    csv: ({ health }) => words(`health_${health ?? 'unknown'}`),
  },
  ...figureColumns(format),
  {
    ...{ id: 'next_review_on', header: t('next_review'), align: 'end', look: 'muted' },
    ...{ as: 'day', sortable: true },
    cell: (plan) => <NextReview plan={plan} format={format} />,
    csv: ({ next_review_on }) => next_review_on,
  },
  {
    ...{ id: 'owner', header: t('owner'), bone: 'avatar' },
    cell: ({ owner }) => owner && <Avatar name={owner.name} />,
    csv: ({ owner }) => owner?.name ?? null,
  },
  textColumn('sponsor', t('sponsor'), ({ sponsor }) => sponsor?.name ?? null),
  dayColumn('last_review_on', t('last_review'), format, ({ last_review_on }) => last_review_on),
  { ...dayColumn('ends_on', t('ends_on'), format, ({ ends_on }) => ends_on), sortable: true },
  countColumn('open_actions', t('open_actions'), format, ({ open_actions }) => open_actions),
  countColumn('open_risks', t('open_risks'), format, ({ open_risks }) => open_risks),
  instantColumn('updated_at', t('updated_at'), format),
];

const figureColumns = (format: Format): Column[] => [
  {
    ...{ id: 'coverage_pct', header: t('coverage'), align: 'end', bone: 'bar', as: 'percent' },
    sortable: true,
    cell: (plan) => <Coverage plan={plan} format={format} />,
    csv: ({ coverage_pct }) => coverage_pct,
  },
  {
    ...{ id: 'revenue_target_minor', header: t('target'), align: 'end', bone: 'bar', sortable: true },
    cell: (plan) => <Revenue plan={plan} format={format} />,
    csv: ({ revenue_target_minor, currency }) => amount(revenue_target_minor, currency),
    currency: ({ currency }) => currency,
  },
  moneyColumn('weighted_minor', t('weighted'), format, { card: 'bottomRight', sortable: true }),
  moneyColumn('pipeline_minor', t('pipeline'), format, {}),
];

const amount = (minor: number | null, currency: string) => (minor === null ? null : majorOf(minor, currency));

const moneyColumn = (
  id: 'weighted_minor' | 'pipeline_minor',
  header: string,
  format: Format,
  more: Pick<Column, 'card' | 'sortable'>,
): Column => ({
  ...{ id, header, align: 'end', look: 'figures', ...more },
  cell: (plan) => format.money(plan[id], plan.currency, { compact: true }),
  csv: (plan) => amount(plan[id], plan.currency),
  currency: ({ currency }) => currency,
});

const dayColumn = (
  id: string,
  header: string,
  format: Format,
  day: (plan: AccountPlanSummary) => string | null,
): Column => ({
  ...{ id, header, align: 'end', look: 'muted', as: 'day' },
  cell: (plan) => {
    const on = day(plan);
    return on && format.day(on);
  },
  csv: day,
});

const countColumn = (
  id: string,
  header: string,
  format: Format,
  count: (plan: AccountPlanSummary) => number,
): Column => ({
  ...{ id, header, align: 'end', look: 'figures' },
  cell: (plan) => format.number(count(plan)),
  csv: count,
});

/** The columns of an export: of revenue both, what was sold and what is aimed at. */
export const exportColumns = (columns: readonly Column[]): Column[] =>
  columns.flatMap((column) =>
    column.id === 'revenue_target_minor'
      ? [
          {
            ...column,
            header: t('revenue_export'),
            csv: ({ revenue_minor, currency }: AccountPlanSummary) => amount(revenue_minor, currency),
          },
          { ...column, header: t('target_export') },
        ]
      : [column],
  );
