import { useCallback, useEffect, useRef } from 'react';

/** Boxes that are open, in the order in which they opened. */
const openBoxes: object[] = [];

/** Closes a box where no other one stands above it: Escape is heard by all of them at once. */
export function useTopBox(open: boolean, onClose: () => void): () => void {
  const box = useRef({});
  useEffect(() => {
    const { current } = box;
    if (!open) return;
    openBoxes.push(current);
    return () => void openBoxes.splice(openBoxes.indexOf(current), 1);
  }, [open]);
  return useCallback(() => {
    if (openBoxes.at(-1) === box.current) onClose();
  }, [onClose]);
}
