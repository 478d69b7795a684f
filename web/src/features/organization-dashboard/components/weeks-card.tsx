import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { capacityHref } from '../effects/rows.ts';
import { t } from '../messages.ts';

type Weeks = OrganizationDashboard['weeks'];

/** Twelve weeks: what was logged, billable and not, and what is planned, against what there is to work. */
export function WeeksCard({ weeks }: { weeks: Weeks }) {
  const format = useFormat();
  if (weeks.every(({ logged_s, planned_min }) => logged_s === 0 && planned_min === 0))
    return (
      <Card title={t('weeks')}>
        <Empty title={t('nothing_logged')} note={t('nothing_logged_note')} />
      </Card>
    );
  const running = weeks.find(({ past }) => !past)?.from;
  const base: ChartData = {
    categoryLabel: t('week_of'),
    categories: weeks.map(({ from }) => ({
      id: from,
      label: from === running ? t('week_now', { day: format.day(from) }) : format.day(from),
      axis: format.day(from, 'short'),
      href: capacityHref({ from, by: 'department' }),
    })),
    series: loggedOf(weeks),
    format: (value) => t('hours', { hours: format.number(value, 0) }),
    exact: (value) => t('hours', { hours: format.number(value, 1) }),
  };
  const marks = marksOf(weeks);
  return (
    <ChartCard
      title={t('weeks')}
      note={t('weeks_note')}
      data={{ ...base, series: [...base.series, ...marks] }}
      caption={running && t('weeks_caption', { day: format.day(running, 'short') })}
    >
      <ColumnChart data={base} stacked marks={marks} summary={t('weeks_summary')} height={240} />
    </ChartCard>
  );
}

const loggedOf = (weeks: Weeks): ChartSeries[] => [
  {
    ...{ id: 'billable', label: t('billable'), color: 'var(--ramp-5)' },
    values: weeks.map(({ billable_s }) => billable_s / 3600),
  },
  {
    ...{ id: 'other', label: t('other'), color: 'var(--ramp-3)' },
    values: weeks.map(({ logged_s, billable_s }) => (logged_s - billable_s) / 3600),
  },
];

const marksOf = (weeks: Weeks): ChartSeries[] => [
  {
    ...{ id: 'planned', label: t('planned'), color: 'var(--chart-2)', stroke: 'dotted' },
    values: weeks.map(({ planned_min }) => planned_min / 60),
  },
  {
    ...{ id: 'capacity', label: t('capacity'), color: 'var(--ink)', stroke: 'dashed' },
    values: weeks.map(({ capacity_min }) => capacity_min / 60),
  },
];
