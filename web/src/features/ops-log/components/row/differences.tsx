import { IconArrowRight } from '@tabler/icons-react';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { Difference } from '../../effects/comparison.ts';
import { t } from '../../messages.ts';
import styles from './row.module.css';

/** What was said, and what is said instead, field by field. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className={styles.differences}>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{field}</span>
          <HiddenText>{t('was')}</HiddenText>
          {before ? <del>{before}</del> : <span className={styles.none}>{t('empty')}</span>}
          <Icon icon={IconArrowRight} size={12} />
          <HiddenText>{t('becomes')}</HiddenText>
          {after ? <ins>{after}</ins> : <span className={styles.none}>{t('empty')}</span>}
        </li>
      ))}
    </ul>
  );
}
