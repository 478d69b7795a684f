import { IconArrowsUpDown, IconCornerDownLeft } from '@tabler/icons-react';
import { Icon } from '../../ui/theme/icon.tsx';
import { t } from './messages.ts';
import styles from './palette.module.css';

/** Which keys work the list. */
export function PaletteFoot() {
  return (
    <div className={styles.foot}>
      <span className={styles.hint}>
        <Icon icon={IconArrowsUpDown} size={14} /> {t('move')}
      </span>
      <span className={styles.hint}>
        <Icon icon={IconCornerDownLeft} size={14} /> {t('run')}
      </span>
      <span className={styles.every}>{t('every')}</span>
    </div>
  );
}
