import { useEffect } from 'react';
import { focusContent } from '../shell/focus-content.ts';

/**
 * Gives the focus back to where it was before a box opened, also when the box goes away at once. What the box led to keeps the focus
 * that it has taken meanwhile.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) requestAnimationFrame(() => isFree() && giveBack(before));
    };
  }, [open]);
}

/** What had the focus may be gone, or be a verb that was pressed in the box and can't be pressed again yet. */
const giveBack = (before: HTMLElement): void => {
  before.focus({ preventScroll: true });
  if (document.activeElement !== before && !before.closest('[role="dialog"]')) focusContent();
};

/** Whether nothing outside of a box has the focus. */
const isFree = (): boolean => {
  const { activeElement: focused } = document;
  return !focused || focused === document.body || focused.closest('[role="dialog"]') !== null;
};
