import type { ReactNode } from 'react';
import { Bar } from '../display/bar.tsx';
import type { Tone } from '../display/status-text.tsx';
import { Link } from '../theme/link.tsx';
import styles from './chart.module.css';

export type BarRow = {
  id: string;
  label: string;
  value: number;
  /** What it is measured against; also the tick. */
  of?: number;
  /** How much of the value is of the first kind: drawn dark on the rest in a lighter shade. */
  part?: number;
  /** Instead of the value, where what is written isn't the whole bar. */
  shown?: string;
  /** In grey after the number, such as its share. */
  note?: string;
  tone?: Tone;
  href?: string;
};

type BarRowsProps = {
  rows: readonly BarRow[];
  format: (value: number) => string;
  /** Written before what it is measured against, such as "of". */
  ofWord?: string;
  /** What a whole bar is; the greatest value unless told. */
  whole?: number;
};

/** Lying bars, one below the other, each with its name and number above it. */
export function BarRows({ rows, format, ofWord = 'of', whole }: BarRowsProps) {
  const most = whole ?? Math.max(1e-9, ...rows.map((row) => Math.max(row.value, row.of ?? 0)));
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row href={row.href}>
            <span className={styles.rowHead}>
              <span className={styles.rowLabel}>{row.label}</span>
              <span className={styles.rowValue}>{row.shown ?? format(row.value)}</span>
              {row.of !== undefined && (
                <span className={styles.rowOf}>
                  {ofWord} {format(row.of)}
                </span>
              )}
              {row.note !== undefined && <span className={styles.rowOf}>{row.note}</span>}
            </span>
            <span className={styles.rowBar}>
              <Bar
                value={row.value / most}
                tick={row.of === undefined ? undefined : row.of / most}
                tone={row.tone ?? (row.part === undefined ? 'info' : 'faint')}
              />
              {row.part !== undefined && (
                <span
                  className={styles.rowPart}
                  style={{ width: `${Math.max(0, Math.min(1, row.part / most)) * 100}%` }}
                />
              )}
            </span>
          </Row>
        </li>
      ))}
    </ul>
  );
}

function Row({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className={styles.row}>{children}</div>;
  return (
    <Link href={href} className={styles.row}>
      {children}
    </Link>
  );
}
