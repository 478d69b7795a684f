import { classNames } from '../theme/class-names.ts';
import styles from './range-rows.module.css';

export type RangeRow = {
  id: string;
  label: string;
  from: number;
  to: number;
  /** Written at the end: what it adds, takes or is. */
  shown: string;
  look: 'total' | 'more' | 'less' | 'bad' | 'span';
};

type RangeRowsProps = {
  rows: readonly RangeRow[];
  /** A line through all rows, such as what everything is measured against. */
  mark?: number;
  /** The scale needn't begin at nothing. */
  close?: boolean;
};

/** Lying bars that begin where they like on one scale, each with its name and its amount. */
export function RangeRows({ rows, mark, close = false }: RangeRowsProps) {
  const ends = [...rows.flatMap(({ from, to }) => [from, to]), ...(mark === undefined ? [] : [mark])];
  const [low, high] = [Math.min(...ends, ...(close ? [] : [0])), Math.max(...ends, ...(close ? [] : [0]))];
  const share = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 0);
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, label, from, to, shown, look }) => (
        <li key={id} className={classNames(styles.row, look === 'total' && styles.strong)}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={classNames(styles.bar, styles[look])}
              style={{
                left: `${share(Math.min(from, to))}%`,
                width: `${share(Math.max(from, to)) - share(Math.min(from, to))}%`,
              }}
            />
            {mark !== undefined && <span className={styles.mark} style={{ left: `${share(mark)}%` }} />}
          </span>
          <span className={styles.shown}>{shown}</span>
        </li>
      ))}
    </ul>
  );
}
