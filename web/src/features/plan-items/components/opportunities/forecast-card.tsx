import { pipelineOf } from '#contract/account-plans/forecast.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { forecastData, type Opportunity } from '../../effects/opportunities/pipeline.ts';
import { t } from './messages.ts';

type ForecastCardProps = { opportunities: readonly Opportunity[]; currency: string };

/** What is to be expected of open opportunities, month by month. */
export function ForecastCard({ opportunities, currency }: ForecastCardProps) {
  const format = useFormat();
  const data = forecastData(opportunities, format, currency);
  if (data.categories.length === 0)
    return (
      <Card title={t('forecast')}>
        <Text muted>{t('nothing_open')}</Text>
      </Card>
    );
  const { pipeline_minor, weighted_minor } = pipelineOf(opportunities);
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  return (
    <ChartCard title={t('forecast')} note={t('forecast_note')} data={data}>
      <ColumnChart
        data={data}
        height={180}
        summary={t('forecast_summary', { pipeline: short(pipeline_minor), weighted: short(weighted_minor) })}
      />
    </ChartCard>
  );
}
