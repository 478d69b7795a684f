import { IconPlus } from '@tabler/icons-react';
import type { CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { SLOT } from '../../effects/calendar/spots.ts';
import { timeOf } from '../../effects/calendar/wall.ts';
import { spanStyle } from './block-style.ts';
import styles from './calendar.module.css';
import { slotText } from './slot-text.ts';
import type { useActs } from './use-acts.ts';

type SlotCursorProps = { day: CalendarDay; minute: number; acts: ReturnType<typeof useActs> };

/** The slot that the keys are in; pressed, it becomes an entry. */
export function SlotCursor({ day, minute, acts }: SlotCursorProps) {
  const { locale } = useFormat();
  const { length } = acts.cursor;
  const end = minute + (length ?? SLOT);
  return (
    <button
      type="button"
      data-slot
      className={classNames(styles.slot, !day.open && styles.shut)}
      style={spanStyle(minute, end)}
      aria-label={slotText(locale, day, minute, end)}
      onClick={() => acts.addHere()}
    >
      <Icon icon={IconPlus} size={12} />
      <span>{length ? `${timeOf(minute)} – ${timeOf(end)}` : timeOf(minute)}</span>
    </button>
  );
}
