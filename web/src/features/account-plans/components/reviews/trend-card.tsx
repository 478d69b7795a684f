import type { PlanReview } from '#contract/account-plans/reviews.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { trendOf } from '../../effects/reviews/trend.ts';
import { t } from './messages.ts';

/** How we were judged from review to review; nothing before the second one. */
export function TrendCard({ reviews }: { reviews: readonly PlanReview[] }) {
  const format = useFormat();
  const data = trendOf(reviews, format);
  if (!data) return null;
  const averages = data.series[0]?.values ?? [];
  const of = (value: number | null | undefined) => format.number(value ?? 0, 1);
  const summary = t('trend_summary', {
    ...{ first: of(averages[0]), last: of(averages.at(-1)), count: averages.length },
  });
  return (
    <ChartCard title={t('trend')} note={t('trend_note')} data={data} caption={summary}>
      <LineChart data={{ ...data, series: data.series.slice(0, 1) }} summary={summary} height={200} />
    </ChartCard>
  );
}
