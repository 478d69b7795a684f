import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Rows } from '../geometry.ts';
import { fieldOf, mark, type Place } from './place.ts';
import { movedBy, nextSpot, type Spot, spotOf, WAYS, type Way } from './spots.ts';

interface Keys {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly marker: RefObject<HTMLElement | null>;
  readonly rows: Rows;
  readonly columns: number;
  /** How much can be stood on in a place; an empty one is stood on itself. */
  readonly itemsAt: (place: Place) => number;
  readonly onGo: (spot: Spot) => void;
  readonly mayMove: (element: HTMLElement) => boolean;
  readonly onPlace: (element: HTMLElement, place: Place | null) => void;
  readonly onDrop: (element: HTMLElement, place: Place) => void;
}

type Held = { readonly element: HTMLElement; readonly place: Place };

const boundsOf = ({ rows, columns }: Keys) => ({ last: rows.starts.length - 2, columns });

/** What Alt and arrows hold: shown while Alt is held, kept by letting it go, left by Escape. */
function useHeld(keys: Keys) {
  const { scroller, marker, rows, mayMove, onPlace, onDrop } = keys;
  const held = useRef<Held | null>(null);
  const show = (next: Held | null) => {
    held.current = next;
    if (scroller.current) mark(marker.current, fieldOf(scroller.current, rows), next?.place ?? null);
  };
  useEffect(() => {
    const letGo = (event: globalThis.KeyboardEvent) => {
      const { current } = held;
      if (event.key !== 'Alt' || !current) return;
      // Else the browser's own menu takes the focus.
      event.preventDefault();
      show(null);
      onDrop(current.element, current.place);
    };
    window.addEventListener('keyup', letGo);
    return () => window.removeEventListener('keyup', letGo);
  });
  return {
    move: (target: HTMLElement, spot: Spot, way: Way) => {
      const element = held.current?.element ?? target.closest<HTMLElement>('[data-drag]');
      if (!element || !(held.current || mayMove(element))) return;
      const place = movedBy(held.current?.place ?? spot, way, boundsOf(keys));
      show({ element, place });
      onPlace(element, place);
    },
    leave: (): boolean => {
      const { current } = held;
      if (!current) return false;
      show(null);
      onPlace(current.element, null);
      return true;
    },
  };
}

/** Arrows go through the grid; with Alt they move what they stand on. */
export function useKeys(keys: Keys) {
  const held = useHeld(keys);
  const mean = (target: HTMLElement, spot: Spot, key: string, isAlt: boolean): boolean => {
    const way = WAYS[key];
    if (isAlt) {
      if (way) held.move(target, spot, way);
      return way !== undefined;
    }
    const next = nextSpot(spot, key, boundsOf(keys), keys.itemsAt);
    if (next) keys.onGo(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || target.matches('input')) return;
    // From the grid itself the first key comes to its first place.
    const spot = target === currentTarget ? FIRST : spotOf(target);
    const isMeant = key === 'Escape' ? held.leave() : spot && mean(target, spot, key, altKey);
    if (!isMeant) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDown };
}

const FIRST: Spot = { row: -1, column: 0, item: 0 };
