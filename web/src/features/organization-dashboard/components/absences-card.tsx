import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { leaveHref } from '../effects/rows.ts';
import { t } from '../messages.ts';

/** How many people are away on each of the next days. */
export function AbsencesCard({ absences }: Pick<OrganizationDashboard, 'absences'>) {
  const format = useFormat();
  if (absences.every(({ people }) => people === 0))
    return (
      <Card title={t('absences')}>
        <Empty title={t('nobody_away')} />
      </Card>
    );
  const data: ChartData = {
    categoryLabel: t('day'),
    categories: absences.map(({ day }) => ({
      ...{ id: day, label: format.day(day, 'weekday'), axis: format.day(day, 'short'), href: leaveHref(day) },
    })),
    series: [{ id: 'people', label: t('away_column'), values: absences.map(({ people }) => people) }],
    unit: 1,
    format: (value) => format.number(value),
  };
  return (
    <ChartCard title={t('absences')} data={data} caption={t('absences_caption')}>
      <ColumnChart data={data} summary={t('absences_summary')} height={180} />
    </ChartCard>
  );
}
