import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChartLayout } from '#contract/org-chart/layout.ts';
import {
  type Ground,
  groundOf,
  READABLE,
  type Standing,
  standingAround,
  standingAt,
  standingAtFirst,
  standingWith,
  zoomStep,
  zoomToFit,
  zoomWithin,
} from './camera.ts';
import type { Sight } from './use-sight.ts';

type Point = { readonly x: number; readonly y: number };
type Taken = {
  readonly element: HTMLElement;
  readonly layout: ChartLayout;
  readonly zoom: number;
  readonly ground: Ground;
};

const NOWHERE: Ground = { width: 0, height: 0, x: 0, y: 0 };

/** Milliseconds without a turn of the wheel after which a zoom stands in the address. */
const REST_MS = 250;

type Wanted = Pick<CameraInput, 'layout' | 'sought'> & { readonly zoom: number };

interface CameraInput {
  readonly element: HTMLElement | null;
  readonly sight: Sight | null;
  readonly layout: ChartLayout;
  /** What the address says, in percent. */
  readonly zoom: number | undefined;
  /** The zoom until one is chosen, 1 = a pixel of the drawing is one of the screen. */
  readonly first: number;
  readonly onZoom: (percent: number) => void;
  /** Who is looked for: each time anew brings them into the middle. */
  readonly sought: { readonly id: string } | null;
}

/**
 * The zoom and what stands in the middle. The scroller's own scrolling is the panning; a changed zoom keeps the point under the pointer, or
 * the middle, where it is, and a changed drawing whichever card is in the middle.
 */
export function useCamera({ element, sight, layout, zoom: asked, first, onZoom, sought }: CameraInput) {
  const [own, setOwn] = useState(() => (asked === undefined ? null : zoomWithin(asked / 100)));
  const zoom = own ?? first;
  const setZoom = (next: (before: number) => number) => setOwn((before) => next(before ?? first));
  const ground = sight ? groundOf(layout, zoom, sight) : NOWHERE;
  const around = useRef<Point | null>(null);
  const taken = useRef<Taken | null>(null);
  const found = useRef<CameraInput['sought']>(null);
  const settle = useEffectEvent((known: Sight, { layout, zoom, sought }: Wanted) => {
    if (!element) return;
    const before = taken.current?.element === element ? taken.current : null;
    const card = sought === found.current ? undefined : layout.cards.get(sought?.id ?? '');
    if (card && zoom < READABLE) return setOwn(1);
    if (card) {
      found.current = sought;
      element.scrollTo(standingAt(card, zoom, ground, known));
    } else if (!before || (before.zoom !== zoom && before.layout !== layout))
      element.scrollTo(standingAtFirst(layout, zoom, ground, known));
    else if (before.zoom !== zoom) {
      const at = around.current ?? { x: known.width / 2, y: known.height / 2 };
      const standing = { left: element.scrollLeft, top: element.scrollTop };
      element.scrollTo(standingAround(at, { ...before, standing }, zoom, ground));
    } else if (before.layout !== layout) element.scrollTo(followed(before, { layout, ground }, known));
    around.current = null;
    taken.current = { element, layout, zoom, ground };
  });
  useLayoutEffect(() => {
    if (sight) settle(sight, { layout, zoom, sought });
  }, [sight, zoom, layout, sought]);
  useZoomTold(own, onZoom);
  useWheelZoom(element, (factor, at) => {
    around.current = at;
    setZoom((before) => zoomWithin(before * factor));
  });
  return {
    zoom,
    ground,
    step: (way: 1 | -1) => setZoom((before) => zoomStep(before, way)),
    fit: () => sight && setOwn(zoomToFit(layout, sight)),
    /** Brings a card into sight, no further than it takes. */
    show: (id: string) => {
      const card = layout.cards.get(id);
      if (!card || !element || !sight) return;
      const standing = { left: element.scrollLeft, top: element.scrollTop };
      element.scrollTo(standingWith(card, zoom, ground, sight, standing));
    },
  };
}

/** Where the scroller stands so that whatever was in its middle is still there. */
const followed = (
  before: Taken,
  { layout, ground }: Pick<Taken, 'layout' | 'ground'>,
  known: Sight,
): Standing => {
  const { element, zoom } = before;
  const standing = { left: element.scrollLeft, top: element.scrollTop };
  const held = heldCard(before, standing, known);
  const [was, is] = [before.layout.cards.get(held ?? ''), layout.cards.get(held ?? '')];
  if (!was || !is) return standing;
  return {
    left: standing.left + (is.x - was.x) * zoom + ground.x - before.ground.x,
    top: standing.top + (is.y - was.y) * zoom + ground.y - before.ground.y,
  };
};

/** Tells a zoom that was chosen once it rests. */
function useZoomTold(zoom: number | null, onZoom: CameraInput['onZoom']): void {
  const tell = useEffectEvent((percent: number) => onZoom(percent));
  const told = useRef(zoom);
  useEffect(() => {
    if (zoom === null || zoom === told.current) return;
    const rest = setTimeout(() => {
      told.current = zoom;
      tell(Math.max(1, Math.round(zoom * 100)));
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [zoom]);
}

/** The card that stays where it is while others come and go: the focused one, else the one next to the middle. */
const heldCard = ({ layout, zoom, ground }: Taken, { left, top }: Standing, view: Sight): string | null => {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? activeElement.dataset.node : undefined;
  if (focused && layout.cards.has(focused)) return focused;
  const [x, y] = [(left + view.width / 2 - ground.x) / zoom, (top + view.height / 3 - ground.y) / zoom];
  let [next, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [id, card] of layout.cards) {
    const far = Math.abs(card.x + card.width / 2 - x) + Math.abs(card.y + card.height / 2 - y);
    if (far < least) [next, least] = [id, far];
  }
  return next;
};

/** The wheel with Ctrl, which is also two fingers on a pad. */
function useWheelZoom(element: HTMLElement | null, onTurn: (factor: number, at: Point) => void): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    // Else the whole page would be zoomed.
    event.preventDefault();
    const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
    onTurn(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
  });
  useEffect(() => {
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [element]);
}
