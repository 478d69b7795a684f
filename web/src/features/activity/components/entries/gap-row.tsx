import type { DayGap } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t } from '../../messages.ts';
import styles from './entries.module.css';

/** Time between two entries that nobody accounted for, and the way to do it. */
export function GapRow({ gap, onFill }: { gap: DayGap; onFill: () => void }) {
  const duration = hoursAndMinutes(gap.duration_s);
  return (
    <li className={classNames(styles.row, styles.gap)}>
      <span className={styles.time}>
        {gap.start} – {gap.end}
      </span>
      <span className={classNames(styles.note, styles.verb)}>
        <span className={styles.warn}>{t('not_logged')}</span>
        <Button small onClick={onFill} className={styles.fill}>
          {t('log_gap', { duration })}
        </Button>
      </span>
      <span className={styles.purpose} />
      <span className={styles.billable} />
      <span className={classNames(styles.duration, styles.warn)}>{duration}</span>
      <span className={styles.more} />
    </li>
  );
}
