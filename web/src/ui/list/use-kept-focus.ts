import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a bar whose buttons go away with what they do: call `leaving` before one does, and the bar's
 * last button that opens something gets the focus once `value` has changed.
 */
export function useKeptFocus(value: unknown) {
  const bar = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  const leaving = () => {
    left.current = true;
  };
  useEffect(() => {
    if (!left.current || value === undefined) return;
    left.current = false;
    if (document.activeElement !== document.body) return;
    const openers = bar.current?.querySelectorAll<HTMLElement>('[aria-haspopup]') ?? [];
    [...openers].at(-1)?.focus();
  }, [value]);
  return { bar, leaving };
}
