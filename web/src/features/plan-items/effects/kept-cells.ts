import type { KeptPlanItem, WhitespaceGrid } from '#contract/plan-items/endpoints.ts';

/** The grid of a year with a cell or a unit as it is now. */
export function withKept(grid: WhitespaceGrid, { kind, item }: KeptPlanItem): WhitespaceGrid {
  if (kind === 'unit') {
    const others = grid.units.filter(({ id }) => id !== item.id);
    return { ...grid, units: [...others, item].toSorted((one, other) => one.position - other.position) };
  }
  if (kind !== 'whitespace') return grid;
  return { ...grid, cells: [...grid.cells.filter(({ id }) => id !== item.id), item] };
}

/** The grid without a cell, or without a unit and its cells; what pointed to an opportunity that is gone points to nothing. */
export const withoutKept = (grid: WhitespaceGrid, gone: string): WhitespaceGrid => ({
  ...grid,
  units: grid.units.filter(({ id }) => id !== gone),
  cells: grid.cells
    .filter(({ id, unit_id }) => id !== gone && unit_id !== gone)
    .map((cell) => (cell.opportunity_id === gone ? { ...cell, opportunity_id: null } : cell)),
});
