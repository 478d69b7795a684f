import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** From the title of an entry, arrows or j and k go to the next and the one before, over days too; Enter opens it as a button does. */
export const walkEntries = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const titles = [...document.querySelectorAll('[data-entry-title]')];
  const next = titles[titles.indexOf(event.currentTarget) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};
