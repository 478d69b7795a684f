/** Pixels of a lane with the gap above it, of what is drawn in it, and around all of them. */
export const LANE = 46;
export const BLOCK = 43;
const AROUND = 4;
/** Pixels of the days and of what is filled, which stay in sight. */
export const HEAD = 72;
/** Lanes that open places take at most, until all of them are asked for. */
export const OPEN_LANES = 3;

/** Height of a row with so many lanes. */
export const heightOf = (lanes: number): number => AROUND + LANE * Math.max(1, lanes);

/** Where rows stand: the open places (-1), then people from 0 on. */
export interface Rows {
  readonly openHeight: number;
  /** Where each row begins below the open places, and where the last one ends. */
  readonly starts: readonly number[];
}

/** Where rows of these heights stand. */
export function rowsAt(openHeight: number, heights: readonly number[]): Rows {
  let start = HEAD + openHeight;
  const starts = [start];
  for (const height of heights) {
    start += height;
    starts.push(start);
  }
  return { openHeight, starts };
}

/** The row at a height of the grid; -1 for the open places, the last one below all. */
export function rowAt({ starts }: Rows, y: number): number {
  const last = starts.length - 2;
  let [low, high] = [-1, last];
  while (low < high) {
    const middle = Math.floor((low + high + 1) / 2);
    if ((starts[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Top and height of a row. */
export function rowBox({ openHeight, starts }: Rows, row: number): { top: number; height: number } {
  if (row < 0) return { top: HEAD, height: openHeight };
  const top = starts[row] ?? HEAD;
  return { top, height: (starts[row + 1] ?? top) - top };
}
