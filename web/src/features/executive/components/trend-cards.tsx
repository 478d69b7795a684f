import type { TrendMonth } from '#contract/executive/figures.ts';
import { livedMonths } from '#contract/executive/periods.ts';
import type { Executive, ExecutiveOrganization } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { BarRows } from '../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { type ExecutiveSearch, executiveHref, rowsHref } from '../effects/address.ts';
import { pctWord } from '../effects/words.ts';
import { t } from '../messages.ts';

type TrendProps = { executive: Executive; search: ExecutiveSearch };

/** Months by their first days, each leading to its projects. */
const monthsOf = (
  trend: readonly TrendMonth[],
  search: ExecutiveSearch,
  format: ReturnType<typeof useFormat>,
) =>
  trend.map(({ month, day }) => ({
    ...{ id: month, label: format.day(`${month}-01`, 'month') },
    axis: format.day(`${month}-01`, 'short-month'),
    href: rowsHref('projects', { ...search, as_of: day, window: 'month', which: 'worked', sort: '-revenue' }),
  }));

/** What the last months sold for and cost, thirteen at most. */
export function RevenueTrend({ executive, search }: TrendProps) {
  const format = useFormat();
  const { currency, as_of } = executive;
  const trend = livedMonths(executive.trend);
  const data: ChartData = {
    categoryLabel: t('month'),
    categories: monthsOf(trend, search, format),
    series: [
      { id: 'revenue', label: t('revenue'), values: trend.map(({ figures }) => figures.revenue_minor) },
      {
        ...{ id: 'cost', label: t('cost'), color: 'var(--ramp-3)' },
        values: trend.map(({ figures }) => figures.cost_minor),
      },
    ],
    format: (minor) => format.money(minor, currency, { compact: true }),
    exact: (minor) => format.money(minor, currency),
  };
  return (
    <ChartCard title={t('trend')} data={data} caption={t('trend_caption', { day: format.day(as_of) })}>
      <ColumnChart data={data} summary={t('trend_summary', { months: trend.length })} height={240} />
    </ChartCard>
  );
}

/** Margin and utilisation of the last months in per cent, thirteen at most. */
export function ShareTrend({ executive, search }: TrendProps) {
  const format = useFormat();
  const trend = livedMonths(executive.trend);
  const data: ChartData = {
    categoryLabel: t('month'),
    categories: monthsOf(trend, search, format),
    series: [
      {
        ...{ id: 'margin', label: t('margin') },
        values: trend.map(({ figures }) => (figures.margin_pct === null ? null : Number(figures.margin_pct))),
      },
      {
        ...{ id: 'utilisation', label: t('utilisation'), color: 'var(--chart-3)' },
        // Before anybody logged a thing there is nothing to be told: no line instead of one along the ground.
        values: trend.map(({ figures }) => (figures.logged_s ? figures.utilisation_pct : null)),
      },
    ],
    format: (pct) => pctWord(format, pct),
  };
  return (
    <ChartCard title={t('trend_pct')} data={data}>
      <LineChart data={data} summary={t('trend_pct_summary', { months: trend.length })} height={240} />
    </ChartCard>
  );
}

/** Revenue of the organizations of which figures are told, the most first. */
export function ComparedCard({ executive, search }: TrendProps) {
  const format = useFormat();
  const { organizations, currency } = executive;
  const told = organizations
    .filter(({ figures }) => figures.revenue_minor !== null)
    .toSorted((one, other) => revenueOf(other) - revenueOf(one));
  const write = (minor: number) => format.money(minor, currency, { compact: true });
  const rows = told.map((one) => ({
    ...{ id: one.id, label: one.name, value: revenueOf(one) },
    ...(one.figures.margin_pct === null
      ? {}
      : { note: t('margin_part', { pct: pctWord(format, one.figures.margin_pct) }) }),
    href: executiveHref({ ...search, organization_id: [one.id] }),
  }));
  return (
    <ChartCard
      title={t('compared')}
      data={{
        categoryLabel: t('organization'),
        categories: rows.map(({ id, label, href }) => ({ id, label, href })),
        series: [{ id: 'revenue', label: t('revenue'), values: rows.map(({ value }) => value) }],
        format: write,
      }}
    >
      <BarRows rows={rows} format={write} />
    </ChartCard>
  );
}

const revenueOf = ({ figures }: ExecutiveOrganization): number => figures.revenue_minor ?? 0;
