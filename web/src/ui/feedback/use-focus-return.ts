import { useEffect } from 'react';

/** Gives the focus back to where it was before a box opened, also when the box goes away at once. */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus({ preventScroll: true }));
    };
  }, [open]);
}
