import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { HiddenText } from '../../theme/text.tsx';
import { rowHeights } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import { useTableModel } from '../model/table-model.ts';
import { useSelection } from '../model/use-selection.ts';
import styles from '../table.module.css';
import { HeadRow } from './head-row.tsx';
import { SkeletonBody } from './skeleton-body.tsx';
import { TableRow } from './table-row.tsx';
import { useFrozenWidths } from './use-frozen-widths.ts';
import { useRowKeys } from './use-row-keys.ts';

const none: readonly never[] = [];
const virtualFrom = 100;

/** The table as it stands on wide screens; more than a hundred rows are drawn as they come into sight. */
export function RowTable<Row extends RowData>(props: DataTableProps<Row>) {
  'use no memo';
  const { rows = none, columns, rowId, hidden = none, selected = none, onSelect, sort, onSort } = props;
  const { label, density = 'normal', fill } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTableModel({ rows, columns, rowId, hidden, selected, sort });
  const shown = table.getRowModel().rows;
  const selection = useSelection({ ids: shown.map((row) => row.id), selected, onSelect });
  const height = rowHeights[density];
  const virtual = shown.length > virtualFrom;
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    enabled: virtual,
  });
  const drawn = virtual
    ? virtualizer.getVirtualItems().map((item) => item.index)
    : shown.map((_, index) => index);
  const before = virtual ? (drawn[0] ?? 0) * height : 0;
  const after = virtual ? (shown.length - 1 - (drawn.at(-1) ?? 0)) * height : 0;
  const keys = useRowKeys({
    count: shown.length,
    reveal: (index) => virtual && virtualizer.scrollToIndex(index),
    onToggle: (index, ranged) => shown[index] && selection.toggle(shown[index].id, ranged),
  });
  const widths = useFrozenWidths(scroller, virtual && drawn.length > 0, hidden.join());
  return (
    <div
      ref={scroller}
      className={classNames(styles.scroller, fill && styles.fill, !fill && virtual && styles.bounded)}
    >
      <table
        className={classNames(styles.table, widths && styles.frozen)}
        aria-rowcount={shown.length + 1}
        aria-busy={props.rows === undefined}
      >
        <caption>
          <HiddenText>{label}</HiddenText>
        </caption>
        <HeadRow
          table={table}
          columns={columns}
          sort={sort}
          onSort={onSort}
          selection={onSelect ? selection : undefined}
          acting={props.rowActions !== undefined}
          widths={widths}
        />
        {props.rows === undefined ? (
          <SkeletonBody {...props} columns={columns.filter((column) => !hidden.includes(column.id))} />
        ) : (
          <tbody onKeyDown={keys.onKeyDown}>
            {before > 0 && <SpaceRow height={before} />}
            {drawn.map((index) => {
              const row = shown[index];
              return (
                row && (
                  <TableRow
                    key={row.id}
                    {...props}
                    id={row.id}
                    row={row.original}
                    index={index}
                    visible={row.getVisibleCells().map((cell) => cell.column.id)}
                    height={height}
                    selection={onSelect ? selection : undefined}
                    tabIndex={keys.active === index ? 0 : -1}
                    onFocus={() => keys.setActive(index)}
                  />
                )
              );
            })}
            {after > 0 && <SpaceRow height={after} />}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** Stands for the rows that aren't drawn. */
function SpaceRow({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
