import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, Sort } from './data-column.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

type ModelInput<Row extends RowData> = {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  hidden: readonly string[];
  selected: readonly string[];
  sort: Sort | undefined;
};

export type TableModel<Row extends RowData> = ReactTable<typeof features, Row>;

/** TanStack's model of the table; rows arrive sorted and filtered, so it only keeps state. */
export function useTableModel<Row extends RowData>(input: ModelInput<Row>): TableModel<Row> {
  'use no memo';
  const { rows, columns, rowId, hidden, selected, sort } = input;
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          cell: (context) => column.cell(context.row.original),
          enableHiding: column.hideable ?? true,
        }),
      ),
    [columns],
  );
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    manualSorting: true,
    state: {
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      rowSelection: Object.fromEntries(selected.map((id) => [id, true])),
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
    },
  });
}
