import { IconArrowRight } from '@tabler/icons-react';
import type { KeptMove } from '#contract/reorganisations/shapes.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { changedOf } from '../../effects/reorganisations/words.ts';
import styles from './drafting.module.css';
import { t } from './messages.ts';

/** What a move changes: each field as it was and as it would be. */
export function Changes({ move }: { move: KeptMove }) {
  const changed = changedOf(move);
  if (changed.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changed.map(({ field, label, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>{label}</dt>
          <dd>
            {before !== '' && (
              <>
                <span className={styles.was}>{before}</span>
                <HiddenText>{` ${t('becomes')} `}</HiddenText>
                <span className={styles.arrow}>
                  <Icon icon={IconArrowRight} size={14} />
                </span>
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
