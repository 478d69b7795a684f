import { classNames } from '../theme/class-names.ts';
import { Link } from '../theme/link.tsx';
import styles from './chart.module.css';
import type { ChartCategory, ChartData, ChartSeries } from './chart-data.ts';

type ColumnProps = {
  category: ChartCategory;
  index: number;
  data: ChartData;
  colors: readonly string[];
  stacked: boolean;
  /** Px. */
  center: number;
  barWidth: number;
  y: (value: number) => number;
  labelled: boolean;
  marks: readonly ChartSeries[];
  /** Px that marks reach across. */
  reach: number;
};

/** The bars of one category. */
export function Column(props: ColumnProps) {
  const { category, index, data, stacked, center, barWidth, y, labelled, marks, reach } = props;
  const { series, format } = data;
  const values = series.map((one) => one.values[index] ?? 0);
  const words = wordsOf([...series, ...marks], index, format);
  const bars = barsOf(props, values);
  const gap = stacked || values.length === 1 ? 0 : 1;
  const content = (
    <>
      <title>{`${category.label}: ${words}`}</title>
      {bars.map((bar) => (
        <rect
          key={bar.id}
          x={bar.left + gap}
          y={bar.top}
          width={Math.max(1, barWidth - 2 * gap)}
          height={bar.height}
          rx={Math.min(2, bar.height / 2)}
          fill={bar.color}
        />
      ))}
      <Marks marks={marks} index={index} center={center} reach={reach} y={y} />
    </>
  );
  // Beside the link, whose name says it already; below what can be hit, so that it leads there, too. Nothing needs no number.
  const word = labelled && values[0] !== 0 && (
    <text className={styles.word} x={center} y={y(values[0] ?? 0) - 6} textAnchor="middle" aria-hidden>
      {format(values[0] ?? 0)}
    </text>
  );
  if (category.href === undefined)
    return (
      <g className={styles.bar}>
        {content}
        {word}
      </g>
    );
  return (
    <>
      {word}
      <Link href={category.href} className={styles.bar} aria-label={`${category.label}: ${words}`}>
        {content}
        <Reach bars={bars} barWidth={barWidth} above={labelled ? wordHeight : 0} />
      </Link>
    </>
  );
}

type MarksProps = Pick<ColumnProps, 'marks' | 'index' | 'center' | 'reach' | 'y'>;

/** What a category is measured against; at nothing it would be taken for the axis. */
function Marks({ marks, index, center, reach, y }: MarksProps) {
  return marks.map(({ id, values, stroke = 'solid', color }) => {
    const value = values[index] ?? 0;
    const place = { x1: center - reach / 2, x2: center + reach / 2, y1: y(value), y2: y(value) };
    const look = classNames(styles.line, styles[stroke]);
    return value === 0 ? null : <line key={id} className={look} stroke={color} {...place} />;
  });
}

const barsOf = (
  { data: { series }, colors, stacked, center, barWidth, y }: ColumnProps,
  values: readonly number[],
) =>
  values.map((value, position) => {
    const below = stacked ? values.slice(0, position).reduce((sum, other) => sum + other, 0) : 0;
    const left = stacked ? center - barWidth / 2 : center + (position - values.length / 2) * barWidth;
    const [top = 0, bottom = 0] = [y(below), y(below + value)].sort((a, b) => a - b);
    return { id: series[position]?.id ?? '', left, top, height: bottom - top, color: colors[position] };
  });

const wordsOf = (series: ChartData['series'], index: number, format: ChartData['format']) =>
  series.map(({ label, values }) => `${label} ${format(values[index] ?? 0)}`).join(', ');

/** Px of a value above its bar. */
const wordHeight = 18;

type ReachProps = {
  bars: readonly { left: number; top: number; height: number }[];
  barWidth: number;
  /** Px above the bars that lead there as well. */
  above: number;
};

/** What can be hit of bars that lead somewhere: all of the place that they stand in, not the bars alone. */
function Reach({ bars, barWidth, above }: ReachProps) {
  const left = Math.min(...bars.map((bar) => bar.left));
  const right = Math.max(...bars.map((bar) => bar.left + barWidth));
  const top = Math.min(...bars.map((bar) => bar.top)) - above;
  const bottom = Math.max(...bars.map((bar) => bar.top + bar.height));
  return <rect x={left} y={top} width={right - left} height={Math.max(0, bottom - top)} fill="transparent" />;
}
