import type { ClientOverview } from '#contract/clients/overview.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { t } from './messages.ts';
import { marginIn } from './month-words.ts';

const [REVENUE, COST] = ['var(--ramp-5)', 'var(--ramp-3)'];

type MonthsCardProps = {
  overview: ClientOverview;
  /** The projects behind a month, YYYY-MM. */
  hrefOf: (month: string) => string;
};

/** Twelve months of revenue beside what they cost; the table has hours and margins too. */
export function MonthsCard({ overview: { months, currency }, hrefOf }: MonthsCardProps) {
  const format = useFormat();
  const costs = months.flatMap(({ cost_minor }) => cost_minor ?? []);
  const seesCosts = costs.length === months.length;
  const title = seesCosts ? t('by_month_with_cost') : t('by_month');
  if (months.every(({ seconds, bill_minor }) => seconds === 0 && bill_minor === 0))
    return (
      <Card title={title}>
        <Empty title={t('no_work')} note={t('no_work_note')} />
      </Card>
    );
  const data: ChartData = {
    categoryLabel: t('month'),
    categories: months.map(({ month }) => ({
      ...{ id: month, label: format.day(month, 'month'), axis: axisOf(format, month) },
      href: hrefOf(month.slice(0, 7)),
    })),
    series: [
      {
        ...{ id: 'revenue', label: t('revenue_short'), color: REVENUE },
        values: months.map((month) => month.bill_minor),
      },
      ...(seesCosts ? [{ id: 'cost', label: t('cost'), values: costs, color: COST }] : []),
    ],
    format: (minor) => format.money(minor, currency, { compact: true }),
    exact: (minor) => format.money(minor, currency),
  };
  return (
    <ChartCard
      title={title}
      note={currency}
      data={{ ...data, series: [...data.series, ...more(months, format)] }}
    >
      <ColumnChart data={data} summary={t('months_summary')} />
    </ChartCard>
  );
}

const axisOf = ({ locale }: Format, month: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}T00:00:00Z`));

const more = (months: ClientOverview['months'], { duration, percent }: Format): ChartData['series'] => [
  {
    ...{ id: 'hours', label: t('hours_short'), format: duration },
    values: months.map(({ seconds }) => seconds),
  },
  ...(months.some(({ cost_minor }) => cost_minor === null)
    ? []
    : [
        {
          ...{ id: 'margin', label: t('margin_short'), values: months.map(marginIn) },
          format: (share: number) => percent(share, 1),
        },
      ]),
];
