import type { RowData } from '@tanstack/react-table';
import { classNames } from '../../theme/class-names.ts';
import type { DataColumn } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import type { RowSelection } from '../model/use-selection.ts';
import styles from '../table.module.css';
import { OpenCell } from './open-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { RowTick } from './row-tick.tsx';

type TableRowProps<Row extends RowData> = DataTableProps<Row> & {
  id: string;
  row: Row;
  index: number;
  /** Ids of the columns shown. */
  visible: readonly string[];
  height: number;
  selection: RowSelection | undefined;
  tabIndex: 0 | -1;
  onFocus: () => void;
};

/** One row: its tick, its cells, of which one opens it, and what can be done with it. */
export function TableRow<Row extends RowData>(props: TableRowProps<Row>) {
  const { id, row, index, height, selection, rowLabel, rowActions } = props;
  const chosen = selection?.chosen.has(id) ?? false;
  return (
    <tr
      className={styles.row}
      data-index={index}
      data-selected={chosen || undefined}
      aria-selected={selection ? chosen : undefined}
      aria-rowindex={index + 2}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      style={{ height }}
    >
      {selection && (
        <td className={styles.tickCell}>
          <RowTick id={id} label={rowLabel(row)} selection={selection} />
        </td>
      )}
      <RowCells {...props} />
      {rowActions && (
        <td className={styles.actionsCell}>
          <RowActions label={rowLabel(row)} entries={rowActions(row)} small className={styles.reveal} />
        </td>
      )}
    </tr>
  );
}

function RowCells<Row extends RowData>(props: TableRowProps<Row>) {
  const { row, columns, visible } = props;
  const shown = columns.filter((column) => visible.includes(column.id));
  const opening = shown.find((column) => column.look === 'name') ?? shown[0];
  return shown.map((column) => (
    <td key={column.id} className={look(column)} style={{ maxWidth: column.maxWidth }}>
      {column === opening ? <OpenCell {...props}>{column.cell(row)}</OpenCell> : column.cell(row)}
    </td>
  ));
}

const look = ({ align, look }: DataColumn<never>) =>
  classNames(align === 'end' && styles.end, look && styles[look]);
