import { t } from '../messages.ts';
import styles from './feedback.module.css';

/** Says that a picture is being taken; it isn't in the picture itself. */
export const Taking = () => (
  <output className={styles.taking} data-taking>
    {t('taking')}
  </output>
);
