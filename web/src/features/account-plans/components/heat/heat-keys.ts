import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0] },
  ...{ ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};

/** Arrows go from cell to cell of a heat map: its rows hold as many links each, in the order of the columns. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target instanceof Element ? event.target.closest('a') : null;
  const row = from?.closest('[data-heat-row]');
  if (!step || !from || !row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-heat-row]')];
  const linksOf = (one: Element | undefined) => [...(one?.querySelectorAll('a') ?? [])];
  const [down, along] = step;
  const at = linksOf(row).indexOf(from);
  const next = linksOf(rows[rows.indexOf(row) + down])[at + along];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
