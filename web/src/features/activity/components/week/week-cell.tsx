import type { WeekCell as Cell, WeekRow } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t as words } from '../../messages.ts';
import { durationText } from '../duration-text.ts';
import { purposeText } from '../purpose-text.ts';
import { WaitingMark } from '../unsent/waiting-mark.tsx';
import { t } from './messages.ts';
import type { Grid } from './use-grid.ts';
import styles from './week.module.css';

type WeekCellProps = {
  cell: Cell;
  row: WeekRow;
  at: { row: number; column: number };
  isToday: boolean;
  /** True where something of it waits to be sent. */
  waits: boolean;
  grid: Grid;
};

/** One day of a row: hours that can be typed over. */
export function WeekCell({ cell, row, at, isToday, waits, grid }: WeekCellProps) {
  const { day } = useFormat();
  const { editing } = grid;
  const isEditing = editing?.row === at.row && editing.column === at.column;
  const isCurrent = grid.at.row === at.row && grid.at.column === at.column;
  const hours = cell.duration_s > 0 ? durationText(cell.duration_s) : '';
  const name = t('cell', {
    what: purposeText(row),
    day: day(cell.date, 'weekday'),
    hours: hours || t('empty_cell'),
  });
  return (
    <td className={classNames(styles.cell, isToday && styles.today)}>
      {isEditing ? (
        <input
          className={styles.input}
          aria-label={name}
          aria-invalid={editing.isNonsense || undefined}
          value={editing.text}
          ref={focusOnce}
          onChange={(event) => grid.type(event.currentTarget.value)}
          onKeyDown={grid.onEditKey}
          onBlur={() => grid.commit()}
        />
      ) : (
        <button
          type="button"
          className={styles.hours}
          data-cell={`${at.row}-${at.column}`}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={waits ? `${name}. ${words('unsent_waits')}` : name}
          aria-disabled={!cell.editable}
          title={cell.editable ? undefined : whyFixed(cell)}
          onFocus={() => !isCurrent && grid.setAt(at)}
          onClick={() => grid.edit(at)}
          onKeyDown={grid.onKey}
        >
          {waits && <WaitingMark />}
          {hours || <span className={styles.none}>–</span>}
        </button>
      )}
    </td>
  );
}

const whyFixed = ({ entry_ids }: Cell): string =>
  entry_ids.length > 1 ? t('several', { count: entry_ids.length }) : t('closed');

const focusOnce = (input: HTMLInputElement | null): void => {
  if (!input || document.activeElement === input) return;
  input.focus();
  if (input.value.length > 1) input.select();
};
