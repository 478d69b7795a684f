import { CategoryAxis, type Frame, ValueAxis } from './axis.tsx';
import styles from './chart.module.css';
import { type ChartData, type ChartSeries, extent, niceTicks, seriesColor } from './chart-data.ts';
import { Column } from './column.tsx';
import { Legend } from './legend.tsx';
import { useWidth } from './use-width.ts';

type ColumnChartProps = {
  data: ChartData;
  /** The chart in a sentence, for screen readers. */
  summary: string;
  /** Px. */
  height?: number;
  /** Series on top of each other instead of side by side. */
  stacked?: boolean;
  /** What the bars are measured against: a line across each category's, dashed or dotted. */
  marks?: readonly ChartSeries[];
};

/** Px of a bar that still looks like one. */
const widest = 40;

/** Upright bars, side by side or stacked; each may lead to the list behind it. */
export function ColumnChart({ data, summary, height = 200, stacked = false, marks = [] }: ColumnChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { categories, series, format } = data;
  const ticks = ticksOf(data, stacked, marks);
  const longest = Math.max(...ticks.map((tick) => format(tick).length));
  const frame: Frame = { left: longest * 7 + 12, right: width, top: 20, bottom: height - 28 };
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const y = (value: number) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const step = Math.max(0, frame.right - frame.left) / Math.max(categories.length, 1);
  const bars = stacked ? 1 : series.length;
  const barWidth = Math.max(2, Math.min(widest, (step * 0.75) / bars));
  const x = (index: number) => frame.left + step * (index + 0.5);
  const linked = categories.some((category) => category.href !== undefined);
  const drawn = series.map((one: ChartSeries, position) => ({
    ...one,
    color: series.length === 1 ? (one.color ?? 'var(--ramp-5)') : seriesColor(one, position),
  }));
  return (
    <div ref={ref} className={styles.chart}>
      <svg
        className={styles.svg}
        width={width}
        height={height}
        role={linked ? 'group' : 'img'}
        aria-label={summary}
      >
        <ValueAxis ticks={ticks} y={y} frame={frame} format={format} />
        {categories.map((category, index) => (
          <Column
            key={category.id ?? category.label}
            category={category}
            index={index}
            data={data}
            colors={drawn.map(({ color }) => color)}
            stacked={stacked}
            center={x(index)}
            barWidth={barWidth}
            y={y}
            labelled={series.length === 1 && step > 28 && marks.length === 0}
            marks={marks}
            reach={step * 0.9}
          />
        ))}
        <CategoryAxis categories={categories} x={x} frame={frame} />
      </svg>
      <Legend series={[...drawn, ...marks]} />
    </div>
  );
}

const ticksOf = (data: ChartData, stacked: boolean, marks: readonly ChartSeries[]): number[] => {
  const [least, most] = extent(data, stacked);
  const [, marked] = extent({ ...data, series: marks });
  return niceTicks(least, Math.max(most, marked), { unit: data.unit });
};
