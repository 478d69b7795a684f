import { type PointerEvent, useRef } from 'react';

/** Pixels after which a press is a pull. */
const THRESHOLD = 4;

/** Pulls the drawing by the mouse, from wherever it is taken; fingers scroll by themselves. A pull ends without a click. */
export function useHand(element: HTMLElement | null) {
  const pulled = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!element || event.pointerType !== 'mouse' || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    const stop = new AbortController();
    const { signal } = stop;
    pulled.current = false;
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const [x, y] = [clientX - from.x, clientY - from.y];
        if (!pulled.current && Math.hypot(x, y) < THRESHOLD) return;
        pulled.current = true;
        element.dataset.pulled = '';
        element.scrollTo(from.left - x, from.top - y);
      },
      { signal },
    );
    const end = () => {
      stop.abort();
      delete element.dataset.pulled;
    };
    for (const name of ['pointerup', 'pointercancel', 'blur'] as const)
      window.addEventListener(name, end, { signal });
  };
  return {
    onPointerDown,
    /** True for the click that a pull ends with. */
    isPull: () => pulled.current,
  };
}
