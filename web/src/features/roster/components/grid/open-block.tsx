import { IconMoon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { isOvernight, purposeOf } from '../../effects/rows.ts';
import { hoursOf } from '../../effects/shift-fields.ts';
import { t } from '../../messages.ts';
import styles from './block.module.css';

type OpenBlockProps = {
  shift: Shift;
  ofAll: boolean;
  mayPlan: boolean;
  style?: CSSProperties | undefined;
};

/** A shift with open places. */
export function OpenBlock({ shift, ofAll, mayPlan, style }: OpenBlockProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-open={shift.id}
      data-stand=""
      {...(mayPlan ? { 'data-drag': '' } : {})}
      className={classNames(styles.block, styles.open)}
      style={style}
    >
      <span className={styles.time}>
        {isOvernight(shift) && <Icon icon={IconMoon} size={12} />}
        <b>{hoursOf(shift)}</b>
      </span>
      <span className={styles.what}>
        {ofAll && `${shift.project.code} `}
        {purposeOf(shift)}
        {shift.open > 1 && ` × ${shift.open}`}
        <HiddenText>{t('open_word')}</HiddenText>
      </span>
    </button>
  );
}
