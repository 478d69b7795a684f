import { useEffect } from 'react';

/**
 * Gives the focus back to where it was before a box opened, also when the box goes away at once. What the box led to keeps the focus
 * that it has taken meanwhile.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement)
        requestAnimationFrame(() => isFree() && before.focus({ preventScroll: true }));
    };
  }, [open]);
}

/** Whether nothing outside of a box has the focus. */
const isFree = (): boolean => {
  const { activeElement: focused } = document;
  return !focused || focused === document.body || focused.closest('[role="dialog"]') !== null;
};
