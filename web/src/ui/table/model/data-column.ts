import type { ReactNode } from 'react';

/** Where a column's cell stands on the two-line card of a phone. */
export type CardPlace = 'title' | 'subtitle' | 'topRight' | 'bottomRight';

/** One column of a DataTable, and its place on a phone's card. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates stand at the end. */
  align?: 'start' | 'end';
  /** Px; without it the column takes what its content needs. */
  width?: number;
  /** Px; longer words are cut off with an ellipsis. */
  maxWidth?: number;
  look?: 'name' | 'code' | 'muted' | 'figures';
  sortable?: boolean;
  /** False keeps it out of the column chooser: it is always there. */
  hideable?: boolean;
  card?: CardPlace;
  /** Instead of the cell, on a card. */
  cardCell?: (row: Row) => ReactNode;
  /** What a row to come looks like here; text unless told. */
  bone?: 'text' | 'code' | 'avatar' | 'bar' | 'none';
};

export type Sort = { column: string; direction: 'ascending' | 'descending' };

/** The same column again turns the direction; another one starts ascending. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

export type Density = 'compact' | 'normal' | 'relaxed';

/** Px. */
export const rowHeights: Record<Density, number> = { compact: 32, normal: 40, relaxed: 48 };

/** Px, on phones. */
export const cardHeight = 60;
