import { IconDots } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import { IconButton } from '../../action/icon-button.tsx';
import { Menu } from '../../action/menu.tsx';
import { Tick } from '../../form/checkbox.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useUiTexts } from '../../theme/texts-context.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import type { RowSelection } from '../model/use-selection.ts';
import styles from '../table.module.css';
import { OpenCell } from './open-cell.tsx';

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

export function TableRow<Row extends RowData>(props: TableRowProps<Row>) {
  const { id, row, index, columns, visible, height, selection, rowLabel, rowActions } = props;
  const texts = useUiTexts();
  const chosen = selection?.chosen.has(id) ?? false;
  const shown = columns.filter((column) => visible.includes(column.id));
  const opening = (shown.find((column) => column.look === 'name') ?? shown[0])?.id;
  const toggle = (event: MouseEvent) => selection?.toggle(id, event.shiftKey);
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
          <Tick aria-label={texts.select(rowLabel(row))} checked={chosen} onClick={toggle} readOnly />
        </td>
      )}
      {shown.map((column) => (
        <td
          key={column.id}
          className={classNames(column.align === 'end' && styles.end, column.look && styles[column.look])}
          style={{ maxWidth: column.maxWidth }}
        >
          {column.id === opening ? <OpenCell {...props}>{column.cell(row)}</OpenCell> : column.cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className={styles.actionsCell}>
          <Menu
            entries={rowActions(row)}
            trigger={
              <IconButton
                icon={IconDots}
                label={texts.actionsFor(rowLabel(row))}
                variant="ghost"
                small
                className={styles.reveal}
              />
            }
          />
        </td>
      )}
    </tr>
  );
}
