import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { drawnRows, virtualFrom } from '../model/drawn-rows.ts';

type RowWindowInput = {
  count: number;
  /** Of a row, in px. */
  height: number;
  scroller: RefObject<HTMLElement | null>;
};

/** The part of the rows that is drawn while the table scrolls, and how to bring another one into sight. */
export function useRowWindow({ count, height, scroller }: RowWindowInput) {
  'use no memo';
  const virtual = count > virtualFrom;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    enabled: virtual,
  });
  const reveal = (index: number) => {
    if (virtual) virtualizer.scrollToIndex(index);
  };
  return {
    virtual,
    reveal,
    ...drawnRows(count, height, virtual ? virtualizer.getVirtualItems() : undefined),
  };
}
