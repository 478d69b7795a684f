/** A cell of the grid. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a cell; undefined for keys that don't move. */
export function moved(key: string, { row, column }: Place, rows: number, columns: number): Place | undefined {
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - 1, rows), column };
    case 'ArrowDown':
      return { row: within(row + 1, rows), column };
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) };
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return undefined;
  }
}

/** True for a key that begins hours: a digit, a colon, a point or a comma. */
export const beginsHours = (key: string): boolean => /^[\d:.,]$/.test(key);
