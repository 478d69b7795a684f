import styles from './chart.module.css';
import type { ChartCategory } from './chart-data.ts';

/** Px. */
export type Frame = { left: number; right: number; top: number; bottom: number };

type ValueAxisProps = {
  ticks: readonly number[];
  y: (value: number) => number;
  frame: Frame;
  format: (value: number) => string;
};

/** Grid lines with their values at the left. */
export function ValueAxis({ ticks, y, frame, format }: ValueAxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.axis} x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

type CategoryAxisProps = { categories: readonly ChartCategory[]; x: (index: number) => number; frame: Frame };

/** Px that a label needs, so that neighbours don't touch. */
const labelRoom = 44;

/** The categories' names below; some are left out where room is short. */
export function CategoryAxis({ categories, x, frame }: CategoryAxisProps) {
  const short = categories.every((category) => category.short !== undefined);
  const fit = Math.max(1, Math.floor((frame.right - frame.left) / (short ? 20 : labelRoom)));
  const every = Math.ceil(categories.length / fit);
  return (
    <g>
      {categories.map((category, index) =>
        index % every === 0 ? (
          <text
            key={category.id ?? category.label}
            className={styles.axis}
            x={x(index)}
            y={frame.bottom + 18}
            textAnchor="middle"
          >
            {category.short ?? category.axis ?? category.label}
          </text>
        ) : null,
      )}
    </g>
  );
}
