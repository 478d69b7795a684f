import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './bar.module.css';
import type { Tone } from './status-text.tsx';

type BarProps = {
  /** 0 to 1; drawn no further than full. */
  value: number;
  /** Where it should be, 0 to 1. */
  tick?: number | undefined;
  tone?: Tone | 'faint';
  /** What it measures; leave it out where the number stands beside it. */
  label?: string;
};

const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/** A 6 px bar with an optional tick at the expected value. The number belongs beside it. */
export function Bar({ value, tick, tone = 'neutral', label }: BarProps) {
  const meter = label
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': Math.round(value * 100),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true };
  return (
    <span className={styles.bar} {...meter}>
      <span className={classNames(styles.fill, styles[tone])} style={{ width: percent(value) }} />
      {tick !== undefined && <span className={styles.tick} style={{ insetInlineStart: percent(tick) }} />}
    </span>
  );
}

/** What the tick means, for a table's footer. */
export function TickLegend({ children }: { children: ReactNode }) {
  return (
    <span className={styles.legend}>
      <span className={classNames(styles.bar, styles.sample)} aria-hidden="true">
        <span className={styles.fill} style={{ width: '60%' }} />
        <span className={styles.tick} style={{ insetInlineStart: '77%' }} />
      </span>
      {children}
    </span>
  );
}
