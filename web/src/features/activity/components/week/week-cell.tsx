import { IconCircleCheck, IconLock, IconSend } from '@tabler/icons-react';
import type { WeekCell as Cell, WeekRow } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { t as words } from '../../messages.ts';
import { durationText } from '../duration-text.ts';
import type { Editing } from '../grid/use-editing.ts';
import type { Typing } from '../grid/use-grid.ts';
import { purposeText } from '../purpose-text.ts';
import { WaitingMark } from '../unsent/waiting-mark.tsx';
import { t } from './messages.ts';
import styles from './week.module.css';
import { whyFixed } from './why-fixed.ts';

type WeekCellProps = {
  cell: Cell;
  row: WeekRow;
  /** Its row and column, as the grid asks for it. */
  place: string;
  isToday: boolean;
  /** The one cell that Tab leads to. */
  isCurrent: boolean;
  isSelected: boolean;
  /** True where something of it waits to be sent. */
  waits: boolean;
  /** Only while hours are typed into it. */
  editing?: Editing | undefined;
  typing?: Typing | undefined;
};

/** One day of a row: hours that can be typed over. Its grid hears its keys and clicks. */
export function WeekCell(props: WeekCellProps) {
  const { cell, row, place, isToday, isCurrent, isSelected, waits, editing, typing } = props;
  const format = useFormat();
  const hours = cell.duration_s !== 0 ? durationText(cell.duration_s) : '';
  const name = t('cell', {
    what: purposeText(row),
    day: format.day(cell.date, 'weekday'),
    hours: hours || t('empty_cell'),
  });
  const why = cell.editable ? undefined : whyFixed(cell, format);
  return (
    <td className={classNames(styles.cell, isToday && styles.today, isSelected && styles.selected)}>
      {editing && typing ? (
        <input
          className={styles.input}
          aria-label={name}
          aria-invalid={editing.isNonsense || undefined}
          value={editing.text}
          ref={focusOnce}
          onChange={(event) => typing.type(event.currentTarget.value)}
          onKeyDown={typing.onEditKey}
          onBlur={() => typing.commit()}
        />
      ) : (
        <button
          type="button"
          className={styles.hours}
          data-cell={place}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={[name, waits && words('unsent_waits'), why].filter(Boolean).join('. ')}
          aria-disabled={!cell.editable}
          title={why}
        >
          {waits && <WaitingMark />}
          {cell.lock && cell.duration_s !== 0 && (
            <span className={styles.lock}>
              <Icon icon={LOCKS[cell.lock.status]} size={12} />
            </span>
          )}
          {hours || <span className={styles.none}>–</span>}
        </button>
      )}
    </td>
  );
}

const LOCKS = {
  submitted: IconSend,
  approved: IconCircleCheck,
  locked: IconLock,
  ...{ draft: IconLock, rejected: IconLock, empty: IconLock },
} as const;

const focusOnce = (input: HTMLInputElement | null): void => {
  if (!input || document.activeElement === input) return;
  input.focus();
  if (input.value.length > 1) input.select();
};
