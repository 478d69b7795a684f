import { type KeyboardEvent, useState } from 'react';

type RowKeysInput = {
  count: number;
  /** Brings a row that isn't drawn into sight. */
  reveal: (index: number) => void;
  onToggle: (index: number, ranged: boolean) => void;
};

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + 10,
  PageUp: (index) => index - 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** False while the row isn't drawn. */
function focusRow(body: HTMLElement, index: number): boolean {
  const row = body.querySelector(`tr[data-index="${index}"]`);
  if (row instanceof HTMLElement) row.focus();
  return row !== null;
}

/** Arrows, Home and End walk the rows; Space selects (Shift+Space a range); Enter opens. One tab stop for all rows. */
export function useRowKeys({ count, reveal, onToggle }: RowKeysInput) {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const body = event.currentTarget;
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || target.closest('[popover]')) return;
    const index = Number(target.closest('tr')?.dataset.index ?? active);
    const onRow = target.tagName === 'TR' || target.tagName === 'LI';
    if (onRow && event.key === ' ') {
      event.preventDefault();
      onToggle(index, event.shiftKey);
    } else if (onRow && event.key === 'Enter') {
      const open = target.querySelector('[data-open]');
      if (open instanceof HTMLElement) open.click();
    } else {
      const next = moves[event.key]?.(index, count - 1);
      if (next === undefined) return;
      event.preventDefault();
      const to = Math.min(Math.max(next, 0), count - 1);
      reveal(to);
      setActive(to);
      if (!focusRow(body, to)) requestAnimationFrame(() => focusRow(body, to));
    }
  };
  return { active: Math.min(active, Math.max(count - 1, 0)), setActive, onKeyDown };
}
