import type { DashboardPart, ProjectDashboard } from '#contract/projects/dashboard.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { type ActivitySearch, activityHref, weekFrom } from '../../effects/activity-address.ts';
import { t } from './messages.ts';
import { roundingNote, withExact } from './rounded-sums.ts';

/** Hours of each week, billable and not. */
export function WeeksCard({ project_id, dashboard }: { project_id: string; dashboard: ProjectDashboard }) {
  const format = useFormat();
  const { total, rule } = useTotals();
  const { weeks } = dashboard;
  const hours = (seconds: number) => total(seconds).seconds / 3600;
  const data: ChartData = {
    categoryLabel: t('week_of'),
    categories: weeks.map(({ week_start }) => ({
      label: format.day(week_start, 'short'),
      href: activityHref(project_id, weekFrom(week_start)),
    })),
    series: [
      {
        id: 'billable',
        label: t('billable'),
        values: weeks.map((week) => hours(week.billable_seconds)),
        color: 'var(--ramp-5)',
      },
      {
        id: 'other',
        label: t('not_billable'),
        values: weeks.map((week) => hours(week.seconds - week.billable_seconds)),
        color: 'var(--ramp-3)',
      },
    ],
    format: (value) => `${format.number(value, rule.rounding === 'none' ? 1 : 2)} h`,
  };
  const exact = weeks.map(({ seconds }) => seconds / 3600);
  return (
    <ChartCard title={t('hours_by_week')} data={withExact(data, exact, rule)} caption={roundingNote(rule)}>
      <ColumnChart data={data} stacked summary={t('weeks_summary', { count: weeks.length })} />
    </ChartCard>
  );
}

type PartsCardProps = {
  title: string;
  /** Heads the table's first column. */
  what: string;
  /** What to call time without one. */
  none: string;
  parts: readonly DashboardPart[];
  project_id: string;
  /** The filter of the activity for one of them; `none` = time without one. */
  filter: (id: string) => ActivitySearch;
};

/** Hours by person or by service type, the most first; each leads to its entries. */
export function PartsCard({ title, what, none, parts, project_id, filter }: PartsCardProps) {
  const format = useFormat();
  const { total, rule } = useTotals();
  const rows = parts.map(({ id, name, seconds }) => ({
    id: id ?? 'none',
    label: name ?? none,
    value: total(seconds).seconds,
    href: activityHref(project_id, filter(id ?? 'none')),
  }));
  const data: ChartData = {
    categoryLabel: what,
    categories: rows.map(({ label, href }) => ({ label, href })),
    series: [
      { id: 'hours', label: t('hours'), values: rows.map(({ value }) => value) },
      {
        id: 'billable',
        label: t('billable'),
        values: parts.map((part) => total(part.billable_seconds).seconds),
      },
    ],
    format: format.duration,
  };
  const exact = parts.map(({ seconds }) => seconds);
  return (
    <ChartCard title={title} data={withExact(data, exact, rule)} caption={roundingNote(rule)}>
      <BarRows rows={rows} format={format.duration} />
    </ChartCard>
  );
}
