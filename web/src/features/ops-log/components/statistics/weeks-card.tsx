import { addDays } from '#contract/activity/rules.ts';
import { SEVERITIES, type Severity } from '#contract/ops-log/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { t as log } from '../../messages.ts';
import { t } from './messages.ts';
import type { Counted } from './places.ts';

/** From what is only worth knowing to the gravest, each darker than the one below it. */
const COLORS: Readonly<Record<Severity, string>> = {
  info: 'var(--ramp-2)',
  sev4: 'var(--ramp-3)',
  sev3: 'var(--ramp-4)',
  sev2: 'var(--ramp-5)',
  sev1: 'var(--ramp-6)',
};

/** Entries of each week, the gravest on top. */
export function WeeksCard({ statistics, rowsOn }: Counted) {
  const format = useFormat();
  const { weeks } = statistics;
  const countOf = (week: (typeof weeks)[number], severity: Severity) =>
    week.severities.find((one) => one.severity === severity)?.entries ?? 0;
  const data: ChartData = {
    categoryLabel: t('week_of'),
    categories: weeks.map(({ week_start }) => ({
      id: week_start,
      label: format.day(week_start),
      axis: format.day(week_start, 'short'),
      href: rowsOn({ from: week_start, to: addDays(week_start, 6) }),
    })),
    series: SEVERITIES.map((severity) => ({
      id: severity,
      label: log(`severity_${severity}`),
      values: weeks.map((week) => countOf(week, severity)),
      color: COLORS[severity],
    })),
    unit: 1,
    format: (value) => format.number(value),
    plain: String,
  };
  const total = { id: 'total', label: t('total'), values: weeks.map(({ entries }) => entries) };
  return (
    <ChartCard
      title={t('by_week')}
      note={t('by_week_note')}
      data={{ ...data, series: [...data.series, total] }}
    >
      <ColumnChart data={data} stacked summary={t('weeks_summary', { count: weeks.length })} />
    </ChartCard>
  );
}
