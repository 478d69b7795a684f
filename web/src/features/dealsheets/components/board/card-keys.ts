import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [column: number, card: number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** Arrows go from card to card: up and down in a column, left and right to the next column that has any. */
export const moveBetweenCards = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  const columns = [...event.currentTarget.querySelectorAll('[data-column]')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')])
    .filter((cards) => cards.length > 0);
  const here = event.target.closest<HTMLElement>('[data-card]');
  const at = columns.findIndex((cards) => cards.some((card) => card === here));
  const row = here ? (columns[at]?.indexOf(here) ?? -1) : -1;
  const cards = columns[at + step[0]];
  if (at < 0 || !cards) return;
  const wanted = step[0] === 0 ? row + step[1] : Math.min(row, cards.length - 1);
  const next = cards[wanted];
  if (wanted < 0 || !next) return;
  event.preventDefault();
  next.focus();
};
