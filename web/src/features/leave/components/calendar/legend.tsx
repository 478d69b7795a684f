import { t } from '../../messages.ts';
import styles from './calendar.module.css';

/** What the cells of the calendar mean. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.approved} aria-hidden="true" />
        {t('legend_approved')}
      </li>
      <li>
        <span className={styles.requested} aria-hidden="true" />
        {t('legend_requested')}
      </li>
      <li>
        <span className={styles.off} aria-hidden="true" />
        {t('legend_off')}
      </li>
      <li>
        <span className={styles.blocked} aria-hidden="true" />
        {t('legend_blocked')}
      </li>
    </ul>
  );
}
