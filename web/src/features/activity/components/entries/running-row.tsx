import { IconCoin } from '@tabler/icons-react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { fullPurpose } from '../purpose-text.ts';
import styles from './entries.module.css';

/** The running timer as the last entry of its day. */
export function RunningRow({ timer, elapsed }: { timer: ActivityTimer; elapsed: number }) {
  return (
    <li className={classNames(styles.row, styles.running)}>
      <span className={styles.time}>
        {timer.start} – {t('now')}
      </span>
      <span className={classNames(styles.note, styles.verb)}>
        <span className={styles.dot} />
        <span className={styles.text}>{timer.note || t('no_note')}</span>
      </span>
      <span className={styles.purpose} title={fullPurpose(timer)}>
        <b>{timer.project?.code ?? t('no_project_name')}</b> {timer.service?.name}
      </span>
      <span className={styles.billable}>
        {timer.billable && (
          <>
            <Icon icon={IconCoin} />
            <HiddenText>{t('billable')}</HiddenText>
          </>
        )}
      </span>
      <span className={styles.duration}>{hoursAndMinutes(elapsed)}</span>
      <span className={styles.more} />
    </li>
  );
}
