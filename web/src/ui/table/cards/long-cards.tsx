import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { drawnRows, type RowWindow, type RowWindowInput } from '../model/drawn-rows.ts';

type LongCardsProps = RowWindowInput & { children: (part: RowWindow) => ReactNode };

/** Hands on the cards in sight while the page scrolls. */
export function LongCards({ count, height, scroller, children }: LongCardsProps) {
  'use no memo';
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(scroller.current?.offsetTop ?? 0), [scroller]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 10,
    scrollMargin: top,
  });
  const reveal = (index: number) => virtualizer.scrollToIndex(index);
  return children({ virtual: true, reveal, ...drawnRows(count, height, virtualizer.getVirtualItems()) });
}
