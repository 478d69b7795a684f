import type { KeyboardEvent } from 'react';

/** Arrows, Home and End walk the entries of a menu, a letter goes to the next one that begins with it. */
export function menuKeys(event: KeyboardEvent<HTMLElement>): void {
  const entries = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])'),
  ];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = target(event.key, at, entries);
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function target(key: string, at: number, entries: HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (entry: HTMLElement) =>
    entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(begins);
}
