import { startTransition, useEffect, useState } from 'react';
import { type Box, drawnBox, isSameBox } from './sight.ts';

/** What is known of a scroller: how large it is, and what of its content is drawn. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly box: Box;
}

/** Follows a scroller's size and place; null until it stands. */
export function useSight(element: HTMLElement | null): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    if (!element) return;
    const look = () => {
      const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = element;
      const box = drawnBox(scrollLeft, scrollTop, width, height);
      setSight((before) =>
        before && before.width === width && before.height === height && isSameBox(before.box, box)
          ? before
          : { width, height, box },
      );
    };
    // Whatever comes into sight is drawn before it does: no frame has to wait for it.
    const onScroll = () => startTransition(look);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [element]);
  return sight;
}
