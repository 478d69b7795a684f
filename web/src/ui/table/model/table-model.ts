import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './data-column.ts';

// What is selected and sorted is the caller's: features for it would only be loaded.
const features = tableFeatures({ columnVisibilityFeature });

type ModelInput<Row extends RowData> = {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  hidden: readonly string[];
};

export type TableModel<Row extends RowData> = ReactTable<typeof features, Row>;

/** TanStack's model of the table; rows arrive sorted and filtered, so it only knows which columns are shown. */
export function useTableModel<Row extends RowData>(input: ModelInput<Row>): TableModel<Row> {
  'use no memo';
  const { rows, columns, rowId, hidden } = input;
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
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
  });
}
