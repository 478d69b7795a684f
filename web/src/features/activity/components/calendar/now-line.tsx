import type { Now } from '../../effects/calendar/use-now.ts';
import { DAY_MINUTES, timeOf } from '../../effects/calendar/wall.ts';
import styles from './calendar.module.css';
import { t } from './messages.ts';

/** Where today has got to. */
export const NowLine = ({ now: { minute } }: { now: Now }) => (
  <i
    className={styles.now}
    style={{ top: `${(minute / DAY_MINUTES) * 100}%` }}
    title={t('now', { time: timeOf(minute) })}
  />
);
