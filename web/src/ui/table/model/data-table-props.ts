import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { MenuEntry } from '../../action/menu.tsx';
import type { DataColumn, Density, Sort } from './data-column.ts';

export type TableError = {
  title?: string;
  note?: string;
  requestId?: string | undefined;
  onRetry?: () => void;
};

export type DataTableProps<Row extends RowData> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Names a row in "Select …" and "Actions for …". */
  rowLabel: (row: Row) => string;
  /** The row's page; the whole row becomes its link. */
  rowHref?: (row: Row) => string;
  /** Instead of a page: opens something in place. */
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Column ids that are switched off. */
  hidden?: readonly string[];
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Ids; with onSelect the rows get checkboxes. */
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  density?: Density;
  error?: TableError | undefined;
  /** What stands here when there are no rows: an Empty, or a NothingFound when filters are on. */
  empty: ReactNode;
  /** Fills its container and scrolls inside, as on list pages. */
  fill?: boolean;
};
