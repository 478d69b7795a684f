import { type PointerEvent, type RefObject, useEffect } from 'react';
import { followPointer } from '../../../../ui/pointer/follow-pointer.ts';
import type { Rows } from '../geometry.ts';
import { type Field, fieldOf, mark, type Place, placeAt } from './place.ts';

interface Dragging {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly marker: RefObject<HTMLElement | null>;
  readonly rows: Rows;
  /** False for what can't be moved. */
  readonly mayMove: (element: HTMLElement) => boolean;
  /** Told of each new place, and of null where it ends. */
  readonly onPlace: (element: HTMLElement, place: Place | null) => void;
  readonly onDrop: (element: HTMLElement, place: Place) => void;
}

/**
 * Dragging what is marked with `data-drag`. While it lasts nothing is drawn by React: a copy follows the pointer, a mark
 * shows where it would come to, both by transform.
 */
export function useDrag(dragging: Dragging) {
  const { scroller } = dragging;
  useEffect(() => {
    const box = scroller.current;
    // While a finger drags, nothing scrolls under it.
    const keepStill = (event: TouchEvent) => {
      if (box?.dataset.dragging) event.preventDefault();
    };
    box?.addEventListener('touchmove', keepStill, { passive: false });
    return () => box?.removeEventListener('touchmove', keepStill);
  }, [scroller]);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = scroller.current;
    if (!box || event.button !== 0 || !(event.target instanceof Element)) return;
    const held = event.target.closest<HTMLElement>('[data-drag]');
    if (!held) return;
    followPointer(event, box, pressOf(held, { x: event.clientX, y: event.clientY }, box, dragging));
  };
  return { onPointerDown };
}

function pressOf(
  held: HTMLElement,
  from: { x: number; y: number },
  box: HTMLElement,
  { marker, rows, mayMove, onPlace, onDrop }: Dragging,
) {
  let copy: HTMLElement | undefined;
  let shield: HTMLElement | undefined;
  let field: Field | undefined;
  let place: Place | null = null;
  // Asked once it moves, not where it is only pressed: what stays says why.
  let moves: boolean | undefined;
  const end = () => {
    copy?.remove();
    shield?.remove();
    delete held.dataset.dragged;
    if (field) mark(marker.current, field, null);
  };
  return {
    drag: (x: number, y: number) => {
      moves ??= mayMove(held);
      if (!moves) return;
      field ??= fieldOf(box, rows);
      copy ??= copyOf(held);
      shield ??= shieldOver(box);
      // Read before anything is written: else the browser lays out anew in between.
      const next = placeAt(field, x, y);
      copy.style.transform = `translate3d(${x - from.x}px, ${y - from.y}px, 0)`;
      if (place && next.row === place.row && next.column === place.column) return;
      place = next;
      mark(marker.current, field, place);
      onPlace(held, place);
    },
    drop: () => {
      end();
      if (place) onDrop(held, place);
    },
    tap: () => undefined,
    cancel: () => {
      end();
      if (place) onPlace(held, null);
    },
  };
}

/** Lies over everything while something is dragged: whatever is under the pointer neither lights up nor is looked for. */
function shieldOver(box: HTMLElement): HTMLElement {
  const shield = document.createElement('div');
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '299', cursor: 'grabbing' });
  shield.addEventListener('wheel', ({ deltaX, deltaY }) => box.scrollBy(deltaX, deltaY), { passive: true });
  document.body.append(shield);
  return shield;
}

/** What follows the pointer. */
function copyOf(held: HTMLElement): HTMLElement {
  const { left, top, width, height } = held.getBoundingClientRect();
  const copy = held.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('What is dragged is no element.');
  // It is neither found nor pressed.
  for (const name of ['data-block', 'data-drag', 'popovertarget', 'id']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.copy = '';
  Object.assign(copy.style, {
    ...{ position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` },
    ...{ zIndex: '300', pointerEvents: 'none', margin: '0', willChange: 'transform', contain: 'strict' },
  });
  document.body.append(copy);
  held.dataset.dragged = '';
  return copy;
}
