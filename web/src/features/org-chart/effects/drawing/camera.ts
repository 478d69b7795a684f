import type { ChartLayout, LaidCard } from '#contract/org-chart/layout.ts';

/** The least and the most, 1 = a pixel of the drawing is one of the screen. */
const LEAST = 0.005;
const MOST = 2;
/** Below it names can't be read: cards are boxes then. */
export const READABLE = 0.4;
/** Pixels around the drawing. */
const PAD = { side: 24, top: 24, bottom: 64 } as const;

type Size = { readonly width: number; readonly height: number };

/** Where the drawing lies in the scroller's content, and how large that is, in pixels of the screen. */
export interface Ground extends Size {
  readonly x: number;
  readonly y: number;
}

/** The ground of a drawing: in the middle of a scroller that is wider. */
export const groundOf = ({ width, height }: Size, zoom: number, view: Size): Ground => {
  const wide = Math.max(view.width, width * zoom + 2 * PAD.side);
  return {
    ...{ width: wide, height: Math.max(view.height, height * zoom + PAD.top + PAD.bottom) },
    ...{ x: (wide - width * zoom) / 2, y: PAD.top },
  };
};

/** A zoom within what is possible, in whole percent as addresses have it wherever that says enough. */
export const zoomWithin = (zoom: number): number => {
  const kept = Math.min(Math.max(zoom, LEAST), MOST);
  return kept >= 0.1 ? Math.round(kept * 100) / 100 : kept;
};

const STEPS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2];

/** The next step of the zoom, in or out. */
export const zoomStep = (zoom: number, way: 1 | -1): number => {
  const next =
    way > 0 ? STEPS.find((step) => step > zoom * 1.01) : STEPS.findLast((step) => step < zoom * 0.99);
  return next ?? zoom;
};

/** The zoom at which all of a drawing is in sight. */
export const zoomToFit = ({ width, height }: Size, view: Size): number =>
  zoomWithin(
    Math.min(
      1,
      Math.floor((100 * (view.width - 2 * PAD.side)) / Math.max(width, 1)) / 100 ||
        view.width / (width * 1.05),
      Math.floor((100 * (view.height - PAD.top - PAD.bottom)) / Math.max(height, 1)) / 100 ||
        view.height / (height * 1.1),
    ),
  );

/** Where a scroller stands. */
export interface Standing {
  readonly left: number;
  readonly top: number;
}

/** Where it stands so that a card is in the middle of what is in sight. */
export const standingAt = (card: LaidCard, zoom: number, ground: Ground, view: Size): Standing => ({
  left: (card.x + card.width / 2) * zoom + ground.x - view.width / 2,
  top: (card.y + card.height / 2) * zoom + ground.y - view.height / 2,
});

/** Where it stands at first: whoever is at the top above the middle. */
export const standingAtFirst = (
  { cards }: ChartLayout,
  zoom: number,
  ground: Ground,
  view: Size,
): Standing => {
  const [first] = cards.values();
  return first ? { ...standingAt(first, zoom, ground, view), top: 0 } : { left: 0, top: 0 };
};

/** How far it has to go so that all of a card is in sight; not at all where it is. */
export const standingWith = (
  card: LaidCard,
  zoom: number,
  ground: Ground,
  view: Size,
  { left, top }: Standing,
): Standing => {
  const room = Math.min(PAD.side, view.width / 4);
  const reach = (at: number, start: number, size: number, seen: number) =>
    start - room < at ? start - room : Math.max(at, start + size + room - seen);
  return {
    left: reach(left, card.x * zoom + ground.x, card.width * zoom, view.width),
    top: reach(top, card.y * zoom + ground.y, card.height * zoom, view.height),
  };
};

/** Where it stands after zooming, so that the point `at` of what is in sight stays where it is. */
export const standingAround = (
  at: { readonly x: number; readonly y: number },
  before: { readonly zoom: number; readonly ground: Ground; readonly standing: Standing },
  zoom: number,
  ground: Ground,
): Standing => ({
  left: ((before.standing.left + at.x - before.ground.x) / before.zoom) * zoom + ground.x - at.x,
  top: ((before.standing.top + at.y - before.ground.y) / before.zoom) * zoom + ground.y - at.y,
});
