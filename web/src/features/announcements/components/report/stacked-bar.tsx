import styles from './report.module.css';

/** A share of the whole: its colour stands for words that are written beside the bar. */
export interface BarPart {
  readonly id: string;
  readonly count: number;
  readonly color: string;
}

/** Shares of a whole in one bar; the numbers stand beside it. */
export function StackedBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {parts.map(({ id, count, color }) =>
        count > 0 ? <span key={id} style={{ flexGrow: count, background: color }} /> : null,
      )}
    </div>
  );
}
