import type { WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { SPENT_WITH, type SpentWith } from '#contract/plan-items/whitespace.ts';

/** What is known of a service in a column. */
export type Cell = PlanItem<'whitespace'>;

/** A unit of the client (null = the client as a whole) in a year. */
export interface GridColumn {
  readonly key: string;
  readonly label: string;
  readonly unit_id: string | null;
  readonly year: number;
}

/** A service with its cells, one a column; a place that nobody filled in has none. */
export interface GridRow {
  readonly service: WhitespaceGrid['services'][number];
  readonly cells: readonly (Cell | undefined)[];
  readonly sum_minor: number;
}

/** The grid as it is drawn, with the spend of each row, each column and all of them. */
export interface GridTable {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly sums: readonly number[];
  readonly total_minor: number;
}

/** What the columns are: all units in a year, or the years of one unit. */
export type GridView =
  | { readonly by: 'units'; readonly year: number }
  | { readonly by: 'years'; readonly unit_id: string | null };

/** The columns of a view. The client as a whole is one where it has no units, or where something is known of it. */
export function columnsOf(
  { units, years, cells }: WhitespaceGrid,
  view: GridView,
  whole: string,
): GridColumn[] {
  if (view.by === 'years')
    return years.map((year) => ({ key: `${year}`, label: `${year}`, unit_id: view.unit_id, year }));
  const { year } = view;
  const parts = units.map(({ id, name }) => ({ key: id, label: name, unit_id: id, year }));
  const isOfWhole = units.length === 0 || cells.some((cell) => cell.unit_id === null && cell.year === year);
  return isOfWhole ? [...parts, { key: 'whole', label: whole, unit_id: null, year }] : parts;
}

const placeOf = (service: string, unit: string | null, year: number) => `${service} ${unit} ${year}`;
const spendOf = (cells: readonly (Cell | undefined)[]) =>
  cells.reduce((sum, cell) => sum + (cell?.spend_minor ?? 0), 0);

/** The grid by its columns; `isSpent` leaves out services on which nothing is known to be spent. */
export function tableOf(grid: WhitespaceGrid, columns: readonly GridColumn[], isSpent: boolean): GridTable {
  const known = new Map(
    grid.cells.map((cell) => [placeOf(cell.service_type_id, cell.unit_id, cell.year), cell]),
  );
  const all = grid.services.map((service): GridRow => {
    const cells = columns.map(({ unit_id, year }) => known.get(placeOf(service.id, unit_id, year)));
    return { service, cells, sum_minor: spendOf(cells) };
  });
  const rows = isSpent ? all.filter(({ sum_minor }) => sum_minor > 0) : all;
  const sums = columns.map((_, at) => spendOf(rows.map(({ cells }) => cells[at])));
  return { columns, rows, sums, total_minor: sums.reduce((sum, one) => sum + one, 0) };
}

/** What is spent with whom, in the order in which the legend names them; those with nobody are left out. */
export function spendWith(
  table: GridTable,
): { readonly with: SpentWith; readonly spend_minor: number; readonly cells: number }[] {
  const cells = table.rows.flatMap((row) => row.cells).filter((cell) => cell !== undefined);
  return LEGEND.map((kind) => {
    const those = cells.filter((cell) => cell.with === kind);
    return { with: kind, spend_minor: spendOf(those), cells: those.length };
  });
}

/** Whose spend the legend names: ours first. */
export const LEGEND: readonly SpentWith[] = ['us', 'competitor', 'internal', 'unknown'].flatMap((kind) =>
  SPENT_WITH.filter((one) => one === kind),
);

/** The services that count most: those with the most spend, in the order of the grid. */
export const topRows = ({ rows }: GridTable, most: number): readonly GridRow[] => {
  const top = new Set(rows.toSorted((one, other) => other.sum_minor - one.sum_minor).slice(0, most));
  return rows.filter((row) => top.has(row));
};
