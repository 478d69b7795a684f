import type { RowData } from '@tanstack/react-table';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { HiddenText } from '../../theme/text.tsx';
import { rowHeights } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import { everyRow, type RowWindow, virtualFrom } from '../model/drawn-rows.ts';
import { useTableModel } from '../model/table-model.ts';
import { useSelection } from '../model/use-selection.ts';
import styles from '../table.module.css';
import { HeadRow } from './head-row.tsx';
import { RowBody } from './row-body.tsx';
import { SkeletonBody } from './skeleton-body.tsx';
import { useFrozenWidths } from './use-frozen-widths.ts';
import { useRowKeys } from './use-row-keys.ts';

const none: readonly never[] = [];

// Only long lists pay for drawing rows as they come into sight.
const LongRows = lazy(async () => ({ default: (await import('./long-rows.tsx')).LongRows }));

/** The table as it stands on wide screens; more than a hundred rows are drawn as they come into sight. */
export function RowTable<Row extends RowData>(props: DataTableProps<Row>) {
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRows(props);
  const input = { count: rows.shown.length, height: rows.height, scroller };
  const frame = (part: RowWindow) => <RowFrame {...props} {...rows} scroller={scroller} part={part} />;
  if (input.count <= virtualFrom) return frame(everyRow(input));
  return (
    <Suspense fallback={frame(everyRow({ ...input, count: virtualFrom }))}>
      <LongRows {...input}>{frame}</LongRows>
    </Suspense>
  );
}

type RowFrameProps<Row extends RowData> = DataTableProps<Row> &
  ReturnType<typeof useRows<Row>> & { scroller: RefObject<HTMLDivElement | null>; part: RowWindow };

/** Caption, head and the rows in sight. */
function RowFrame<Row extends RowData>(props: RowFrameProps<Row>) {
  'use no memo';
  const { label, columns, hidden = none, fill, table, shown, selection, scroller, part } = props;
  const keys = useRowKeys({
    count: shown.length,
    reveal: part.reveal,
    onToggle: (index, ranged) => shown[index] && selection?.toggle(shown[index].id, ranged),
  });
  const widths = useFrozenWidths(scroller, part.virtual && part.drawn.length > 0, hidden.join());
  return (
    <div
      ref={scroller}
      className={classNames(styles.scroller, fill && styles.fill, !fill && part.virtual && styles.bounded)}
    >
      <table
        className={classNames(styles.table, widths && styles.frozen)}
        aria-rowcount={shown.length + 1}
        aria-busy={props.rows === undefined}
      >
        <caption>
          <HiddenText>{label}</HiddenText>
        </caption>
        <HeadRow {...props} table={table} selection={selection} acting={!!props.rowActions} widths={widths} />
        {props.rows === undefined ? (
          <SkeletonBody {...props} columns={columns.filter((column) => !hidden.includes(column.id))} />
        ) : (
          <RowBody {...props} keys={keys} />
        )}
      </table>
    </div>
  );
}

/** The rows and columns shown, and which rows are selected where they can be. */
function useRows<Row extends RowData>(props: DataTableProps<Row>) {
  'use no memo';
  const { rows = none, columns, rowId, hidden = none, selected = none, onSelect } = props;
  const table = useTableModel({ rows, columns, rowId, hidden });
  const shown = table.getRowModel().rows;
  const visible = table.getVisibleLeafColumns().map((column) => column.id);
  const selection = useSelection({ ids: shown.map((row) => row.id), selected, onSelect });
  const height = rowHeights[props.density ?? 'normal'];
  return { table, shown, visible, height, selection: onSelect ? selection : undefined };
}
