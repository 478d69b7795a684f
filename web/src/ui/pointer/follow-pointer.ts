/** Pixels after which a press of the mouse is a drag, and beyond which a finger scrolls. */
const THRESHOLD = 4;
const FINGER = 10;
/** Milliseconds for which a finger rests before it drags. */
export const HOLD_MS = 400;
/** Pixels at the edge in which the hours scroll along, and how far at a time. */
const EDGE = 36;
const SCROLL = 10;

/** What a press becomes. */
export interface Press {
  /** Told of every place that it is dragged to; `fine` while Shift is held. */
  readonly drag: (x: number, y: number, fine: boolean) => void;
  /** Let go after dragging. */
  readonly drop: () => void;
  /** Let go where it was pressed. */
  readonly tap: () => void;
  /** Given up by Escape, or taken away by the browser. */
  readonly cancel: () => void;
}

type Down = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>;

/** Follows a pointer from its press until it is let go; a finger has to rest first, else it scrolls. */
export function followPointer(down: Down, scroller: HTMLElement, press: Press): void {
  const isFinger = down.pointerType === 'touch';
  const stop = new AbortController();
  const { signal } = stop;
  let at = { x: down.clientX, y: down.clientY, fine: false };
  let isDragging = false;
  const drag = () => press.drag(at.x, at.y, at.fine);
  const begin = () => {
    isDragging = true;
    scroller.dataset.dragging = 'true';
    drag();
    scrollAlong(scroller, () => (signal.aborted ? null : at.y), drag, edgesOf(scroller, signal));
  };
  const hold = isFinger ? setTimeout(begin, HOLD_MS) : undefined;
  const end = (then: () => void) => {
    clearTimeout(hold);
    stop.abort();
    delete scroller.dataset.dragging;
    then();
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, listen: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listen, { signal, capture: true });
  on('pointermove', ({ pointerId, clientX, clientY, shiftKey }) => {
    if (pointerId !== down.pointerId) return;
    const far = Math.hypot(clientX - down.clientX, clientY - down.clientY);
    at = { x: clientX, y: clientY, fine: shiftKey };
    if (isDragging) drag();
    else if (isFinger && far > FINGER) end(press.cancel);
    else if (!isFinger && far > THRESHOLD) begin();
  });
  on('pointerup', ({ pointerId }) => {
    if (pointerId !== down.pointerId) return;
    if (isDragging) swallowClick(true);
    end(isDragging ? press.drop : press.tap);
  });
  on('pointercancel', () => end(press.cancel));
  on('blur', ({ target }) => {
    // An entry that passes another is put elsewhere in the document, and loses the focus by it.
    if (target === window) end(press.cancel);
  });
  on('contextmenu', (event) => isFinger && event.preventDefault());
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick(false);
    end(press.cancel);
  });
}

/** Scrolls the hours while a drag is at their edge; `heightOf` says where it is, null once it has ended. */
function scrollAlong(
  scroller: HTMLElement,
  heightOf: () => number | null,
  onScrolled: () => void,
  edges: () => { head: number; bottom: number },
): void {
  const y = heightOf();
  if (y === null) return;
  const { head, bottom } = edges();
  const by = y > head && y < head + EDGE ? -SCROLL : y > bottom - EDGE ? SCROLL : 0;
  if (by !== 0) {
    const before = scroller.scrollTop;
    scroller.scrollTop += by;
    if (scroller.scrollTop !== before) onScrolled();
  }
  requestAnimationFrame(() => scrollAlong(scroller, heightOf, onScrolled, edges));
}

/** Where the hours begin and end in the window: measured when something has scrolled, for measuring in every frame takes the frame. */
function edgesOf(scroller: HTMLElement, signal: AbortSignal) {
  let known: { head: number; bottom: number } | undefined;
  const forget = () => {
    known = undefined;
  };
  window.addEventListener('scroll', forget, { signal, capture: true, passive: true });
  window.addEventListener('resize', forget, { signal });
  return () => {
    if (!known) {
      const { top, bottom } = scroller.getBoundingClientRect();
      const head = scroller.querySelector('[data-head]')?.getBoundingClientRect().bottom ?? top;
      known = { head, bottom };
    }
    return known;
  };
}

/** The click that ends a drag presses nothing; it comes with the pointer's going up, or not at all. */
function swallowClick(isUp: boolean): void {
  const stop = new AbortController();
  const { signal } = stop;
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    stop.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  const forget = () => setTimeout(() => stop.abort());
  if (isUp) forget();
  else window.addEventListener('pointerup', forget, { capture: true, once: true, signal });
}
