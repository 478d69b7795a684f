import type { RefObject } from 'react';

/** More rows than these are drawn as they come into sight. */
export const virtualFrom = 100;

/**
 * Indexes of the rows that are drawn, and the px before and after them that stand for the others.
 * `items` are those in sight; without them every row is drawn. `height` is one row's, in px.
 */
export function drawnRows(count: number, height: number, items?: readonly { index: number }[]) {
  const drawn = items?.map((item) => item.index) ?? Array.from({ length: count }, (_, index) => index);
  const before = (drawn[0] ?? 0) * height;
  const after = Math.max(0, count - 1 - (drawn.at(-1) ?? 0)) * height;
  return { drawn, before, after };
}

/** What the drawn part of a table depends on; `height` is one row's, in px. */
export type RowWindowInput = { count: number; height: number; scroller: RefObject<HTMLElement | null> };

/** The rows that are drawn, the room for the others, and how to bring one into sight. */
export type RowWindow = ReturnType<typeof drawnRows> & { virtual: boolean; reveal: (index: number) => void };

/** Every row, as short tables draw them. */
export const everyRow = ({ count, height }: RowWindowInput): RowWindow => ({
  virtual: false,
  reveal: () => undefined,
  ...drawnRows(count, height),
});
