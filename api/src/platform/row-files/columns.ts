/** A cell: text, or a number; null leaves it empty. */
export type Cell = string | number | null;

/** A column of a file: its heading, what a row says in it, and how wide it is in a workbook. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
  readonly width: number;
}
