import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { type Total, useTotals } from '../../../../platform/format/use-totals.ts';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData, ChartSeries } from '../../../../ui/chart/chart-data.ts';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { activityHref, weekFrom } from '../../effects/activity-address.ts';
import { type BurnCurve, burnCurve } from './burn-data.ts';
import { t } from './messages.ts';

type BurnCardProps = { project: Project; dashboard: ProjectDashboard };

/** The budget over time: used, likely, planned, and the line that shouldn't be crossed. */
export function BurnCard({ project, dashboard }: BurnCardProps) {
  const format = useFormat();
  const { total } = useTotals();
  const { start_date, end_date, billing, currency, id } = project;
  const exact = burnCurve({ dashboard, start_date, end_date, billing, today: format.today() });
  const curve = shownCurve(exact, total);
  const data = dataOf(curve, currency, format, id);
  const { runs_out } = dashboard.budget;
  const budget = curve.budget === null ? null : data.format(curve.budget);
  const used = data.format(curve.actual.findLast((value) => value !== null) ?? 0);
  return (
    <ChartCard
      title={t(budget === null ? 'value_curve' : 'burn_curve')}
      note={t(curve.unit === 'money' ? 'curve_note_money' : 'curve_note_time')}
      data={data}
      caption={runs_out ? t('runs_out', { day: format.day(runs_out) }) : undefined}
    >
      <LineChart
        data={data}
        summary={budget === null ? t('curve_summary', { used }) : t('curve_summary_of', { used, budget })}
        {...(curve.budget !== null && budget !== null
          ? { limit: { label: t('budget_of', { amount: budget }), value: curve.budget } }
          : {})}
      />
    </ChartCard>
  );
}

/** Hours so far are sums of time, each rounded as the organization says. */
const shownCurve = (curve: BurnCurve, total: (seconds: number) => Total): BurnCurve =>
  curve.unit === 'money' ? curve : { ...curve, actual: curve.actual.map((sum) => sum && total(sum).seconds) };

const dataOf = (curve: BurnCurve, currency: string, format: Format, id: string): ChartData => {
  const write = (value: number) =>
    curve.unit === 'money'
      ? format.money(value, currency, { compact: true })
      : `${format.number(value / 3600, 0)} h`;
  const all: ChartSeries[] = [
    { id: 'actual', label: t('series_actual'), values: curve.actual, color: 'var(--chart-1)' },
    {
      id: 'likely',
      label: t('series_likely'),
      values: curve.likely,
      color: 'var(--chart-1)',
      stroke: 'dashed',
    },
    {
      id: 'planned',
      label: t('series_planned'),
      values: curve.planned,
      color: 'var(--chart-7)',
      stroke: 'dotted',
    },
  ];
  return {
    categoryLabel: t('week_of'),
    categories: curve.weeks.map((week, at) => ({
      label: format.day(week, 'short'),
      ...((curve.actual[at] ?? null) === null ? {} : { href: activityHref(id, weekFrom(week)) }),
    })),
    series: all.filter(({ values }) => values.some((value) => value !== null)),
    ...(curve.unit === 'time' ? { unit: 3600 } : {}),
    format: write,
  };
};
