import { IconLock, IconLockOpen, IconMinus, IconPlus } from '@tabler/icons-react';
import { Tag } from '../../../ui/display/tag.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import type { Difference, DifferentLine } from '../effects/differences.ts';
import { keyed } from '../effects/keyed.ts';
import { t } from '../messages.ts';
import styles from './said.module.css';

/** What two revisions say differently: lines that went and lines that came, with icon and word, and what became of locks. */
export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <dl className={styles.fields}>
    {differences.map(({ path, label, lines, lock }) => (
      <div className={styles.field} key={path}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <Lines lines={lines} />
        </dd>
        {lock && (
          <dd className={styles.lock}>
            <Tag icon={lock === 'locked' ? IconLock : IconLockOpen}>{t(`now_${lock}`)}</Tag>
          </dd>
        )}
      </div>
    ))}
  </dl>
);

function Lines({ lines }: { lines: readonly DifferentLine[] }) {
  const kept = lines.filter(({ sign }) => sign === 'kept').length;
  const different = lines.filter(({ sign }) => sign !== 'kept');
  return (
    <>
      {keyed(different).map(({ id, line: { text, sign } }) =>
        sign === 'removed' ? (
          <del key={id} className={styles.removed}>
            <Icon icon={IconMinus} />
            <span>
              <HiddenText>{t('was')}</HiddenText> {text}
            </span>
          </del>
        ) : (
          <ins key={id} className={styles.added}>
            <Icon icon={IconPlus} />
            <span>
              <HiddenText>{t('becomes')}</HiddenText> {text}
            </span>
          </ins>
        ),
      )}
      {lines.length === 0 && <span className={styles.kept}>{t('says_the_same')}</span>}
      {kept > 0 && <span className={styles.kept}>{t('kept_lines', { count: kept })}</span>}
    </>
  );
}
