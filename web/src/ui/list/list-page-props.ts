import type { ReactNode } from 'react';
import type { TabItem } from '../action/tabs.tsx';
import type { Sort } from '../table/model/data-column.ts';
import type { ColumnChoice } from './columns-menu.tsx';
import type { FilterDefinition, FilterValues } from './filter-definition.ts';
import type { SortChoice } from './sort-menu.tsx';

export type ListColumn = ColumnChoice & { sortable?: boolean };

/** A list inside a page that has a title of its own. */
export type ListAreaProps = {
  views?: readonly TabItem[];
  /** After the tabs of the views, such as a button that saves one. */
  viewsEnd?: ReactNode;
  /** Between the tabs and the filters, such as that a view isn't saved. */
  notice?: ReactNode;
  /** At the right of the view tabs: Export and the one primary verb. */
  actions?: ReactNode;
  /** On phones, at the right of Filter and Sort, such as an export button. */
  phoneEnd?: ReactNode;
  filters?: readonly FilterDefinition[];
  value?: FilterValues;
  onChange?: (value: FilterValues) => void;
  /** The table's columns: the sort button offers the sortable ones, the column chooser all. */
  columns?: readonly ListColumn[];
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  hidden?: readonly string[];
  onHidden?: (hidden: string[]) => void;
  /** DataTable (with fill), TableFooter and BulkBar. */
  children: ReactNode;
};

export type ListPageProps = ListAreaProps & {
  title: string;
  count?: ReactNode;
  /** Icon buttons in the phone's top bar: the primary verb and search. */
  phoneActions?: ReactNode;
};

/** The columns that a list can be sorted by. */
export function sortChoices(columns: readonly ListColumn[]): SortChoice[] {
  return columns.filter((column) => column.sortable).map(({ id, header }) => ({ id, label: header }));
}
