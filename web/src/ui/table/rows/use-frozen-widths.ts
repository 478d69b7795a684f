import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Widths of the columns in px as the first rows made them, so that columns stand still while other rows scroll
 * through; undefined where they may follow their content.
 */
export function useFrozenWidths(scroller: RefObject<HTMLElement | null>, frozen: boolean, key: string) {
  const [measured, setMeasured] = useState<{ key: string; widths: number[] }>();
  useLayoutEffect(() => {
    if (!frozen) return;
    const cells = scroller.current?.querySelectorAll('thead th') ?? [];
    setMeasured({ key, widths: Array.from(cells, (cell) => cell.getBoundingClientRect().width) });
    const forget = () => setMeasured(undefined);
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, [frozen, key, scroller]);
  return frozen && measured?.key === key ? measured.widths : undefined;
}
