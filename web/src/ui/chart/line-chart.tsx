import { CategoryAxis, type Frame, ValueAxis } from './axis.tsx';
import styles from './chart.module.css';
import { type ChartData, type ChartSeries, extent, niceTicks, seriesColor } from './chart-data.ts';
import { Legend } from './legend.tsx';
import { Line } from './line.tsx';
import { spread } from './spread.ts';
import { useWidth } from './use-width.ts';
import { type ChartWindow, WindowArea } from './window-area.tsx';

export type LineExtras = {
  /** A range around likely values: low and high for every category, or null. */
  range?: readonly ({ low: number; high: number } | null)[];
  /** A red line that shouldn't be crossed, such as the budget. */
  limit?: { label: string; value: number };
  window?: ChartWindow;
  /** Tints the area below the first series. */
  area?: boolean;
};

type LineChartProps = LineExtras & {
  data: ChartData;
  /** The chart in a sentence, for screen readers. */
  summary: string;
  /** Px. */
  height?: number;
};

/** Px; narrower charts name their lines in a legend instead of at the line's end. */
const roomForNames = 520;

/** Lines over time, named at their end; dashed for likely values, dotted for plans. */
export function LineChart({ data, summary, height = 264, range, limit, window, area }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { categories, series, format, unit } = data;
  const [min, max] = extent(data);
  const highest = Math.max(max, limit?.value ?? 0, ...(range ?? []).map((one) => one?.high ?? 0));
  const ticks = niceTicks(min, highest, { unit });
  const longest = Math.max(...ticks.map((tick) => format(tick).length));
  const named = width >= roomForNames;
  const frame: Frame = {
    left: longest * 7 + 12,
    right: width - (named ? 112 : 8),
    top: 14,
    bottom: height - 28,
  };
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const y = (value: number) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const x = alongFrame(frame, categories.length);
  const ends = spread(
    series.map((one) => y(one.values.findLast((value) => value !== null) ?? 0)),
    16,
  );
  return (
    <div ref={ref} className={styles.chart}>
      <svg className={styles.svg} width={width} height={height} role="img" aria-label={summary}>
        <ValueAxis ticks={ticks} y={y} frame={frame} format={format} />
        {window && <WindowArea window={window} named={named} x={x} frame={frame} />}
        {range && <Band range={range} x={x} y={y} />}
        {limit && <Limit limit={limit} y={y} frame={frame} />}
        {series.map((one, position) => (
          <Line
            key={one.id}
            series={one}
            color={seriesColor(one, position)}
            x={x}
            y={y}
            base={y(Math.max(low, 0))}
            filled={area === true && position === 0}
          />
        ))}
        {named &&
          series.map((one, position) => (
            <Name key={one.id} series={one} x={x} y={y} end={frame.right + 8} beside={ends[position] ?? 0} />
          ))}
        <CategoryAxis categories={categories} x={x} frame={frame} />
      </svg>
      {!named && <Legend series={series} />}
    </div>
  );
}

/** Px of the n-th category, and of places between. */
const alongFrame = ({ left, right }: Frame, count: number) => {
  const step = Math.max(0, right - left) / Math.max(count - 1, 1);
  return (index: number) => left + step * index;
};

type ScaleProps = { x: (index: number) => number; y: (value: number) => number };

function Band({ range, x, y }: ScaleProps & { range: NonNullable<LineExtras['range']> }) {
  const points = range.flatMap((one, index) => (one ? [{ ...one, at: x(index) }] : []));
  const upper = points.map((point) => `${point.at},${y(point.high)}`);
  const lower = points.map((point) => `${point.at},${y(point.low)}`).reverse();
  return <polygon className={styles.band} points={[...upper, ...lower].join(' ')} />;
}

type LimitProps = { limit: { label: string; value: number }; y: (value: number) => number; frame: Frame };

function Limit({ limit, y, frame }: LimitProps) {
  const at = y(limit.value);
  return (
    <g>
      <line className={styles.limit} x1={frame.left} x2={frame.right} y1={at} y2={at} />
      <text className={styles.limitWord} x={frame.left + 8} y={at - 6}>
        {limit.label}
      </text>
    </g>
  );
}

type NameProps = ScaleProps & {
  series: ChartSeries;
  /** Px: where names at the right edge begin, and this one's distance from the top there. */
  end: number;
  beside: number;
};

/** A line's name at its end; above it where the line ends before the edge. */
function Name({ series: { label, end: words, values }, x, y, end, beside }: NameProps) {
  const last = values.findLastIndex((value) => value !== null);
  const early = last < values.length - 1;
  return (
    <text
      className={styles.word}
      x={early ? x(last) + 4 : end}
      y={early ? y(values[last] ?? 0) - 10 : beside + 4}
      textAnchor={early ? 'end' : 'start'}
    >
      {words ?? label}
    </text>
  );
}
