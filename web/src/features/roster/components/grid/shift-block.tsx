import {
  IconAlertOctagon,
  IconCheck,
  IconCircleCheck,
  IconMapPinCheck,
  IconMoon,
  IconUserX,
} from '@tabler/icons-react';
import type { CSSProperties, ReactElement } from 'react';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { AssignmentStatus } from '#contract/shifts/states.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { type DrawnBlock, isOvernight, purposeOf } from '../../effects/rows.ts';
import { hoursOf } from '../../effects/shift-fields.ts';
import { standing } from '../../effects/standing.ts';
import { t } from '../../messages.ts';
import styles from './block.module.css';
import { ConflictPopover } from './conflict-popover.tsx';
import { t as words } from './messages.ts';

type ShiftBlockProps = {
  block: DrawnBlock;
  colour: number;
  conflicts: readonly Conflict[] | undefined;
  ofAll: boolean;
  mayPlan: boolean;
  style?: CSSProperties | undefined;
};

const MARKS: Partial<Record<AssignmentStatus, IconType>> = {
  confirmed: IconCheck,
  checked_in: IconMapPinCheck,
  completed: IconCircleCheck,
  no_show: IconUserX,
};

/** A booking in its day. One that something is in the way of says what, and what can be done. */
export function ShiftBlock({ block, colour, conflicts, ofAll, mayPlan, style }: ShiftBlockProps) {
  const { shift, booking, isEnding } = block;
  const inTheWay = standing(conflicts, booking);
  const isGone = booking.unpublished === 'removed' || shift.status === 'cancelled';
  const isDraft = !isGone && (booking.unpublished === 'added' || shift.unpublished !== null);
  const button: ReactElement<object> = (
    <button
      type="button"
      tabIndex={-1}
      data-block={booking.id}
      data-stand=""
      {...(mayPlan ? { 'data-drag': '' } : {})}
      {...(inTheWay.length > 0 ? { 'data-opens': '' } : {})}
      className={classNames(
        styles.block,
        styles[`kind${colour}`],
        colour > 6 && styles.dashed,
        isEnding && styles.ending,
        isDraft && styles.draft,
        isGone && styles.gone,
        MARKS[booking.status] && styles.marked,
        inTheWay.length > 0 && styles.conflict,
      )}
      style={style}
    >
      <span className={styles.time}>
        {inTheWay.length > 0 ? (
          <Icon icon={IconAlertOctagon} size={12} />
        ) : (
          isOvernight(shift) && <Icon icon={IconMoon} size={12} />
        )}
        <b>{hoursOf(shift)}</b>
        <Mark status={booking.status} />
      </span>
      <span className={styles.what}>
        {ofAll && `${shift.project.code} `}
        {purposeOf(shift)}
        {booking.booking === 'soft' && `, ${t('soft')}`}
        <HiddenText>{stateWords({ isEnding, isDraft, isGone, isInTheWay: inTheWay.length > 0 })}</HiddenText>
      </span>
    </button>
  );
  if (inTheWay.length === 0) return button;
  return <ConflictPopover block={block} conflicts={inTheWay} trigger={button} />;
}

type States = Record<'isEnding' | 'isDraft' | 'isGone' | 'isInTheWay', boolean>;

const stateWords = ({ isEnding, isDraft, isGone, isInTheWay }: States): string =>
  [
    isEnding && words('began_before'),
    isDraft && t('draft'),
    isGone && t('taken_off'),
    isInTheWay && t('conflict'),
  ]
    .filter(Boolean)
    .map((word) => `, ${word}`)
    .join('');

function Mark({ status }: { status: AssignmentStatus }) {
  const icon = MARKS[status];
  if (!icon) return null;
  return (
    <span className={styles.mark} title={t(`booking_${status}`)}>
      <Icon icon={icon} size={12} />
      <HiddenText>{t(`booking_${status}`)}</HiddenText>
    </span>
  );
}
