import { memo } from 'react';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import type { Editing } from '../grid/use-editing.ts';
import type { Typing } from '../grid/use-grid.ts';
import { fullPurpose } from '../purpose-text.ts';
import { TotalTime } from '../total-time.tsx';
import { PinRow } from './pin-row.tsx';
import styles from './week.module.css';
import { WeekCell } from './week-cell.tsx';
import { cellKey } from './week-rows.ts';

type WeekLineProps = {
  row: WeekRow;
  /** Its place in the grid. */
  at: number;
  today: string;
  waiting: ReadonlySet<string>;
  /** The column that Tab leads to, -1 where it leads to another row. */
  current: number;
  /** The selected columns, `from` -1 where none is. */
  from: number;
  to: number;
  /** Only while hours are typed into one of its cells. */
  editing?: Editing | undefined;
  typing?: Typing | undefined;
};

/** A row of the week: what for, seven days and their sum. Drawn again only when something of it changes. */
export const WeekLine = memo(function WeekLine(props: WeekLineProps) {
  const { row, at, today, waiting, current, from, to, editing, typing } = props;
  return (
    <tr>
      <th scope="row" className={styles.what} title={fullPurpose(row)}>
        <b>{row.project?.code ?? '–'}</b> {row.service?.name}
        <PinRow row={row} today={today} isCurrent={current >= 0} />
      </th>
      {row.cells.map((cell, column) => (
        <WeekCell
          key={cell.date}
          cell={cell}
          row={row}
          place={`${at}-${column}`}
          isToday={cell.date === today}
          isCurrent={column === current}
          isSelected={from >= 0 && from <= column && column <= to}
          waits={waiting.has(cellKey(row, cell))}
          editing={editing?.column === column ? editing : undefined}
          typing={typing}
        />
      ))}
      <td className={styles.sum}>{row.total_s !== 0 ? <TotalTime seconds={row.total_s} /> : '–'}</td>
    </tr>
  );
});
