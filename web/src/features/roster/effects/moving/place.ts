import { type Rows, rowAt, rowBox } from '../geometry.ts';

/** A place of the grid: a row, -1 for the open places, and a day's column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where columns and rows stand, measured once when something begins to move. */
export interface Field {
  readonly box: { readonly left: number; readonly top: number };
  readonly columns: readonly { readonly left: number; readonly width: number }[];
  readonly rows: Rows;
  readonly scroller: HTMLElement;
}

/** Measures a grid: its days are marked with `data-day`. */
export function fieldOf(scroller: HTMLElement, rows: Rows): Field {
  const { left, top } = scroller.getBoundingClientRect();
  const columns = [...scroller.querySelectorAll<HTMLElement>('[data-day]')].map((head) => {
    const rect = head.getBoundingClientRect();
    return { left: rect.left - left + scroller.scrollLeft, width: rect.width };
  });
  return { box: { left, top }, columns, rows, scroller };
}

/** The place under a point of the window. */
export function placeAt({ box, columns, rows, scroller }: Field, x: number, y: number): Place {
  const across = x - box.left + scroller.scrollLeft;
  const found = columns.findLastIndex(({ left }) => left <= across);
  return { row: rowAt(rows, y - box.top + scroller.scrollTop), column: Math.max(0, found) };
}

/** Draws the mark of where something would come to; by transform alone, so that nothing is laid out anew. */
export function mark(marker: HTMLElement | null, { columns, rows }: Field, place: Place | null): void {
  const column = place && columns[place.column];
  if (!marker || !column) {
    if (marker) marker.hidden = true;
    return;
  }
  const { top, height } = rowBox(rows, place.row);
  marker.hidden = false;
  const size = { width: `${column.width}px`, height: `${height}px` };
  if (marker.style.width !== size.width || marker.style.height !== size.height)
    Object.assign(marker.style, size);
  marker.style.transform = `translate3d(${column.left}px, ${top}px, 0)`;
}
