import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

/** A place of the grid, counted from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Rows that PageUp and PageDown go by. */
const PAGE = 10;

/** Where a key leads from a place; undefined for keys that lead nowhere. */
export function spotAfter(
  { row, column }: Spot,
  key: string,
  isFar: boolean,
  { rows, columns }: Size,
): Spot | undefined {
  const to = (nextRow: number, nextColumn: number): Spot => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  });
  const ways: Readonly<Record<string, Spot>> = {
    ArrowDown: to(row + 1, column),
    ArrowUp: to(row - 1, column),
    ArrowRight: to(row, column + 1),
    ArrowLeft: to(row, column - 1),
    PageDown: to(row + PAGE, column),
    PageUp: to(row - PAGE, column),
    Home: to(isFar ? 0 : row, 0),
    End: to(isFar ? rows - 1 : row, columns - 1),
  };
  return ways[key];
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

const spotOf = (cell: HTMLElement): Spot => {
  const [row = 0, column = 0] = (cell.dataset.cell ?? '').split(' ').map(Number);
  return { row, column };
};

/** The element of a place. */
export const elementAt = (box: HTMLElement | null, { row, column }: Spot): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? null;

/** Keys go from cell to cell, Tab comes to the one where they were last; Enter, Space or a press opens it. */
export function useGridKeys(
  box: RefObject<HTMLElement | null>,
  size: Size,
  onOpen: ((spot: Spot) => void) | undefined,
) {
  const [reached, setReached] = useState<Spot>({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!cell || altKey) return;
    const spot = spotOf(cell);
    const next = spotAfter(spot, key, ctrlKey || metaKey, size);
    if (next) elementAt(box.current, next)?.focus();
    else if ((key === 'Enter' || key === ' ') && onOpen) onOpen(spot);
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const cell = cellOf(target);
    if (cell) setReached(spotOf(cell));
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const cell = cellOf(target);
    if (cell) onOpen?.(spotOf(cell));
  };
  return { reached, handlers: { onKeyDown, onFocus, onClick } };
}
