import type { InsightDetail } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { chartOf, type ForecastChart, type PairChart } from '../../effects/values/chart.ts';
import { t } from '../../effects/values/chart-messages.ts';

/** What can be drawn of an insight, with its table; nothing where a chart says no more than the sentence. */
export function InsightChart({ insight }: { insight: InsightDetail }) {
  const chart = chartOf(insight, useFormat());
  if (chart?.shape === 'forecast') return <Forecast chart={chart} />;
  return chart ? <Pair chart={chart} /> : null;
}

function Forecast({ chart: { data, range, limit } }: { chart: ForecastChart }) {
  const values = data.series[0]?.values.filter((value) => value !== null) ?? [];
  const exact = data.exact ?? data.format;
  const last = range.at(-1);
  const ends = { from: exact(values[0] ?? 0), to: exact(values.at(-1) ?? 0) };
  return (
    <ChartCard
      title={t('forecast')}
      note={t('forecast_note')}
      data={data}
      caption={last && t('range', { low: exact(last.low), high: exact(last.high) })}
    >
      <LineChart
        data={data}
        summary={t('forecast_summary', { ...ends, budget: exact(limit.value) })}
        height={200}
        range={range}
        limit={limit}
      />
    </ChartCard>
  );
}

function Pair({ chart: { data } }: { chart: PairChart }) {
  const values = data.series[0]?.values ?? [];
  return (
    <ChartCard title={t('beside')} data={data}>
      <BarRows
        rows={data.categories.map(({ label }, at) => ({ id: label, label, value: values[at] ?? 0 }))}
        format={data.format}
      />
    </ChartCard>
  );
}
