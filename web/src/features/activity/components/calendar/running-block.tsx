import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { Block } from '../../effects/calendar/blocks.ts';
import { purposeText } from '../purpose-text.ts';
import styles from './block.module.css';
import { blockStyle } from './block-style.ts';
import { t } from './messages.ts';

/** The running timer, growing until now. */
export function RunningBlock({ block, timer }: { block: Block; timer: ActivityTimer }) {
  const what = timer.note || purposeText(timer);
  const name = t('running', { from: timer.start, what });
  return (
    <div
      className={classNames(styles.block, styles.timed, styles.running)}
      style={blockStyle(block)}
      title={name}
    >
      <HiddenText>{name}</HiddenText>
      <span className={styles.what} aria-hidden="true">
        <i className={styles.dot} />
        {what}
      </span>
      <span className={styles.line} aria-hidden="true">
        {hoursAndMinutes((block.to - block.from) * 60)}
      </span>
    </div>
  );
}
