import type { RowData } from '@tanstack/react-table';
import { DataTable } from '../../table/data-table.tsx';
import type { DataTableProps } from '../../table/model/data-table-props.ts';
import { TableFooter, type TableFooterProps } from '../../table/table-footer.tsx';

type ListTableProps<Row extends RowData> = Omit<DataTableProps<Row>, 'fill'> & {
  /** The range shown and the pages around it; nothing is drawn below a table without rows. */
  footer: Omit<TableFooterProps, 'paged'>;
};

/** The table of a list page over its footer. */
export function ListTable<Row extends RowData>({ footer, ...table }: ListTableProps<Row>) {
  return (
    <>
      <DataTable {...table} fill />
      {footer.to > 0 && <TableFooter {...footer} paged={Boolean(footer.onBefore || footer.onAfter)} />}
    </>
  );
}
