import { Link } from '../theme/link.tsx';
import styles from './chart.module.css';
import type { ChartCategory, ChartData } from './chart-data.ts';

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
};

/** The bars of one category. */
export function Column({
  category,
  index,
  data,
  colors,
  stacked,
  center,
  barWidth,
  y,
  labelled,
}: ColumnProps) {
  const { series, format } = data;
  const values = series.map((one) => one.values[index] ?? 0);
  const words = series.map((one, position) => `${one.label} ${format(values[position] ?? 0)}`).join(', ');
  const bars = values.map((value, position) => {
    const below = stacked ? values.slice(0, position).reduce((sum, other) => sum + other, 0) : 0;
    const left = stacked ? center - barWidth / 2 : center + (position - values.length / 2) * barWidth;
    const edges = [y(below), y(below + value)].sort((a, b) => a - b);
    const [top = 0, bottom = 0] = edges;
    return { id: series[position]?.id ?? '', left, top, height: bottom - top, color: colors[position] };
  });
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
      {labelled && (
        <text className={styles.word} x={center} y={y(values[0] ?? 0) - 6} textAnchor="middle">
          {format(values[0] ?? 0)}
        </text>
      )}
    </>
  );
  if (category.href === undefined) return <g className={styles.bar}>{content}</g>;
  return (
    <Link href={category.href} className={styles.bar} aria-label={`${category.label}: ${words}`}>
      {content}
    </Link>
  );
}
