import type { Place } from './place.ts';

/** Where the keys are: a place and which of the things there. */
export interface Spot extends Place {
  readonly item: number;
}

/** Rows down and columns on. */
export type Way = readonly [rows: number, columns: number];

/** The ways of the arrows. */
export const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Rows that a page of them is. */
const PAGE = 10;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** How far places go: rows from -1 to `last`, so many columns. */
export interface Bounds {
  readonly last: number;
  readonly columns: number;
}

/** A place moved by rows and columns, within the grid. */
export const movedBy = ({ row, column }: Place, [down, right]: Way, { last, columns }: Bounds): Place => ({
  row: within(row + down, -1, last),
  column: within(column + right, 0, columns - 1),
});

/** Where a key leads from a spot; undefined for a key that leads nowhere. */
export function nextSpot(
  spot: Spot,
  key: string,
  bounds: Bounds,
  itemsAt: (place: Place) => number,
): Spot | undefined {
  if (key === 'Home') return { ...spot, column: 0, item: 0 };
  if (key === 'End') return { ...spot, column: bounds.columns - 1, item: 0 };
  if (key === 'PageUp' || key === 'PageDown')
    return { ...movedBy(spot, [key === 'PageUp' ? -PAGE : PAGE, 0], bounds), item: 0 };
  const way = WAYS[key];
  if (!way) return undefined;
  const [down] = way;
  const item = spot.item + down;
  if (down !== 0 && item >= 0 && item < itemsAt(spot)) return { ...spot, item };
  const place = movedBy(spot, way, bounds);
  if (place.row === spot.row && place.column === spot.column) return spot;
  return { ...place, item: down < 0 ? Math.max(0, itemsAt(place) - 1) : 0 };
}

/** The spot that an element is. */
export function spotOf(element: Element | null): Spot | null {
  const cell = element?.closest<HTMLElement>('[data-place]');
  const [row, column] = (cell?.dataset.place ?? '').split(' ').map(Number);
  if (!cell || row === undefined || column === undefined) return null;
  const item = [...cell.querySelectorAll('[data-stand]')].findIndex((one) => one.contains(element));
  return { row, column, item: Math.max(0, item) };
}
