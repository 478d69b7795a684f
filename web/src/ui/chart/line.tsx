import { classNames } from '../theme/class-names.ts';
import styles from './chart.module.css';
import type { ChartSeries } from './chart-data.ts';

type LineProps = {
  series: ChartSeries;
  color: string;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Px of the zero line. */
  base: number;
  filled: boolean;
};

/** One line, broken where values are missing, with a dot at the end of what has happened. */
export function Line({ series, color, x, y, base, filled }: LineProps) {
  const { stroke = 'solid', values } = series;
  if (stroke === 'none') return null;
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ index, at: x(index), top: y(value) }],
  );
  const path = points.map(({ index, at, top }) => {
    const joined = index > 0 && values[index - 1] !== null;
    return `${joined ? 'L' : 'M'}${at.toFixed(1)} ${top.toFixed(1)}`;
  });
  const first = points[0];
  const last = points.at(-1);
  const ended = stroke === 'solid' && last !== undefined;
  return (
    <g>
      {filled && first && last && (
        <path
          className={styles.area}
          fill={color}
          d={`${path.join('')}L${last.at} ${base}L${first.at} ${base}Z`}
        />
      )}
      <path className={classNames(styles.line, styles[stroke])} stroke={color} d={path.join('')} />
      {ended && <circle cx={last.at} cy={last.top} r={4.5} fill={color} stroke="#fff" strokeWidth={2} />}
    </g>
  );
}
