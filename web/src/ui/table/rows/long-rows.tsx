import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { drawnRows, type RowWindow, type RowWindowInput } from '../model/drawn-rows.ts';

type LongRowsProps = RowWindowInput & { children: (part: RowWindow) => ReactNode };

/** Hands on the rows in sight while the table scrolls in its own frame. */
export function LongRows({ count, height, scroller, children }: LongRowsProps) {
  'use no memo';
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  const reveal = (index: number) => virtualizer.scrollToIndex(index);
  return children({ virtual: true, reveal, ...drawnRows(count, height, virtualizer.getVirtualItems()) });
}
