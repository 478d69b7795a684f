import { IconBeach } from '@tabler/icons-react';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import type { Heat } from '../effects/rows.ts';
import { t } from '../messages.ts';
import styles from './capacity.module.css';

const SHOWN = ['free', 'half', 'full', 'over'] as const satisfies readonly Heat[];

/** What the colours of weeks say. */
export function Legend() {
  return (
    <span className={styles.legend}>
      {SHOWN.map((heat) => (
        <span key={heat} className={styles.key}>
          <span className={classNames(styles.swatch, styles[heat])} />
          {t(`legend_${heat}`)}
        </span>
      ))}
      <span className={styles.key}>
        <span className={classNames(styles.swatch, styles.half, styles.draft)} />
        {t('legend_draft')}
      </span>
      <span className={styles.key}>
        <Icon icon={IconBeach} size={14} />
        {t('legend_leave')}
      </span>
    </span>
  );
}
