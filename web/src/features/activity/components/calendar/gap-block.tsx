import type { DayGap } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import styles from './block.module.css';
import { spanStyle } from './block-style.ts';
import { t } from './messages.ts';

type GapBlockProps = { gap: DayGap & { from: number; to: number }; onFill: () => void };

/** Time between two entries that nobody accounted for: pressed, it becomes an entry. */
export function GapBlock({ gap, onFill }: GapBlockProps) {
  const duration = hoursAndMinutes(gap.duration_s);
  const name = t('log_gap', { from: gap.start, to: gap.end, duration });
  return (
    <button
      type="button"
      className={styles.gap}
      style={spanStyle(gap.from, gap.to)}
      aria-label={name}
      title={name}
      onClick={onFill}
    >
      {duration}
    </button>
  );
}
