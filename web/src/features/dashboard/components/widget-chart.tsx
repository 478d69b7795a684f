import { addDays } from '#contract/activity/rules.ts';
import type { WidgetChart as Chart } from '#contract/dashboard/shapes.ts';
import type { WidgetKind } from '#contract/dashboard/widgets.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { BarRows } from '../../../ui/chart/bar-rows.tsx';
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { written } from '../effects/amounts.ts';
import { figureWord, toneOf } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';

type WidgetChartProps = { kind: WidgetKind; chart: Chart; tabular: boolean };

/** Some of a widget's figures as bars, or as a table. */
export function WidgetChart({ kind, chart, tabular }: WidgetChartProps) {
  const format = useFormat();
  const data = dataOf(chart, format);
  if (tabular) return <ChartTable data={data} label={t(kind)} />;
  return (
    <div className={styles.chart}>
      {chart.shape === 'bars' ? <Bars {...{ chart, data }} /> : <Columns {...{ kind, chart, data }} />}
    </div>
  );
}

function Bars({ chart: { points }, data }: { chart: Chart; data: ChartData }) {
  return (
    <BarRows
      format={data.format}
      rows={points.map(({ name, value, of, href }, at) => ({
        ...{ id: name ?? `${at}`, label: data.categories[at]?.label ?? '', value, tone: toneOf(name) },
        ...(of === null ? {} : { of }),
        ...(href === null ? {} : { href }),
      }))}
    />
  );
}

function Columns({ kind, chart, data }: WidgetColumnsProps) {
  const { series } = data;
  const marks = chart.against === null ? [] : series.slice(1);
  return (
    <ColumnChart
      data={{ ...data, series: series.slice(0, 1) }}
      marks={marks}
      height={132}
      summary={t('drawn', { widget: t(kind), figure: figureWord(chart.counts) })}
    />
  );
}

type WidgetColumnsProps = Pick<WidgetChartProps, 'kind' | 'chart'> & { data: ChartData };

const HOUR = 3_600;

const dataOf = (chart: Chart, format: Format): ChartData => {
  const { points, unit, currency, counts, against } = chart;
  const [first, second] = points;
  const weekly = first?.day && second?.day ? second.day === addDays(first.day, 7) : false;
  const exact = (value: number) => written({ value, unit, currency }, format);
  const logged: ChartSeries = {
    ...{ id: counts, label: figureWord(counts), values: points.map(({ value }) => value) },
    color: 'var(--ramp-5)',
  };
  const measured: ChartSeries[] = against
    ? [
        {
          ...{ id: against, label: figureWord(against), values: points.map(({ of }) => of) },
          ...{ color: 'var(--ink)', stroke: 'dashed' },
        },
      ]
    : [];
  return {
    categoryLabel: t(weekly ? 'week_of' : first?.day ? 'day' : 'kind'),
    categories: points.map(({ name, day, href }) => ({
      ...{ id: day ?? name ?? '', label: name ? figureWord(name) : dayWord(day, format, weekly) },
      ...(day && !weekly ? { short: format.day(day, 'weekday').slice(0, 1) } : {}),
      ...(day && weekly ? { axis: format.day(day, 'short') } : {}),
      ...(href === null ? {} : { href }),
    })),
    series: [logged, ...measured],
    ...(unit === 'seconds' ? { unit: HOUR } : {}),
    format: (value) =>
      unit === 'seconds' ? t('hours', { hours: format.number(value / HOUR, 0) }) : exact(value),
    exact,
  };
};

const dayWord = (day: string | null, format: Format, weekly: boolean): string =>
  day === null ? '' : weekly ? t('week_from', { day: format.day(day, 'short') }) : format.day(day, 'weekday');
