import type { ReactNode } from 'react';
import type { DataColumn } from './data-column.ts';

/** A column of a list that can be exported: `csv` is the cell as a spreadsheet reads it, `as` what it is unless a text. */
export type ListColumn<Row> = DataColumn<Row> & {
  csv: (row: Row) => string | number | null;
  as?: 'hours' | 'percent' | 'day' | 'instant';
  /** Of money in major units: what a row's is in. */
  currency?: (row: Row) => string | undefined;
};

/** A short code. */
export const codeColumn = <Row extends { code: string | null }>(header: string): ListColumn<Row> => ({
  id: 'code',
  header,
  cell: ({ code }) => code,
  csv: ({ code }) => code,
  look: 'code',
  sortable: true,
  bone: 'code',
});

/** The name that a row goes by: always there, the title of a phone's card. */
export const nameColumn = <Row extends { name: string }>(header: string): ListColumn<Row> => ({
  id: 'name',
  header,
  cell: ({ name }) => name,
  csv: ({ name }) => name,
  look: 'name',
  sortable: true,
  hideable: false,
  maxWidth: 320,
  card: 'title',
});

type StatusLook<Row extends { status: string }> = {
  draw: (status: Row['status'], small: boolean) => ReactNode;
  word: (status: Row['status']) => string;
};

/** The state of a row: drawn with its icon, small on a phone's card, a word in an export. */
export const statusColumn = <Row extends { status: string }>(
  header: string,
  { draw, word }: StatusLook<Row>,
): ListColumn<Row> => ({
  id: 'status',
  header,
  cell: ({ status }) => draw(status, false),
  cardCell: ({ status }) => draw(status, true),
  csv: ({ status }) => word(status),
  sortable: true,
  card: 'topRight',
});

/** A field of text that says the same on screen and in an export. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string | null,
): ListColumn<Row> => ({ id, header, cell: text, csv: text, look: 'muted', maxWidth: 220 });

type Clock = { instant: (at: string) => string; relative: (at: string) => string };

/** An instant (ISO), said relative to now with the exact time in its tooltip. */
export const instantColumn = <Id extends string, Row extends Readonly<Record<Id, string>>>(
  id: Id,
  header: string,
  { instant, relative }: Clock,
): ListColumn<Row> => ({
  id,
  header,
  cell: (row) => <time title={instant(row[id])}>{relative(row[id])}</time>,
  csv: (row) => row[id],
  as: 'instant',
  align: 'end',
  look: 'muted',
  sortable: true,
});
