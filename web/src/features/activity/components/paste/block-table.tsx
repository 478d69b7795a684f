import { IconAlertTriangle } from '@tabler/icons-react';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { columnTitle } from '../day/day-words.ts';
import { durationText } from '../duration-text.ts';
import { fullPurpose } from '../purpose-text.ts';
import { rowKey } from '../week/week-rows.ts';
import { t } from './messages.ts';
import styles from './paste.module.css';
import type { Block } from './read-block.ts';

type BlockTableProps = {
  block: Block;
  week: ActivityWeek;
  rows: readonly WeekRow[];
  locale: string;
};

/** The rows that a block lands in, with their hours as they will be: new ones marked, refused ones too. */
export function BlockTable({ block: { targets, left }, week, rows, locale }: BlockTableProps) {
  const touched = [...targets, ...left].flatMap(({ row }) => row ?? []);
  const shown = [...new Map(touched.map((row) => [rowKey(row), row])).values()];
  const known = new Set(rows.map(rowKey));
  if (shown.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {week.days.map(({ date }) => (
              <th key={date} scope="col">
                {columnTitle(locale, date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" title={fullPurpose(row)}>
                <b>{row.project?.code}</b> {row.service?.name}
                {!known.has(rowKey(row)) && <span className={styles.note}>{t('new_row')}</span>}
              </th>
              {row.cells.map((cell, column) => (
                <LandingCell key={cell.date} block={{ targets, left }} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LandingCellProps = { block: Block; row: WeekRow; column: number };

function LandingCell({ block, row, column }: LandingCellProps) {
  const isHere = (one: { row: WeekRow | undefined; column: number | undefined }) =>
    one.column === column && one.row !== undefined && rowKey(one.row) === rowKey(row);
  const target = block.targets.find(isHere);
  const refused = block.left.find(isHere);
  const was = row.cells[column]?.duration_s ?? 0;
  const before = was > 0 ? durationText(was) : '–';
  if (refused)
    return (
      <td className={styles.refused} title={refused.why}>
        <Icon icon={IconAlertTriangle} size={14} /> {refused.text}
      </td>
    );
  return (
    <td className={classNames(target ? styles.lands : styles.stays)}>
      {target ? durationText(target.duration_s) : before}
      {target && was > 0 && <span className={styles.note}>{t('was', { hours: before })}</span>}
    </td>
  );
}
