import type { Point } from '#contract/org-chart/grid.ts';
import type { LaidCard, LaidLines, Piece } from '#contract/org-chart/layout.ts';

/** A box, in whatever it is measured in. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels by which what is drawn goes on in every direction, and in whose steps it follows the scrolling. */
const STEP = 384;

/** What is drawn where a scroller stands: more than is in sight, in whole steps, so that most of scrolling draws nothing. */
export const drawnBox = (left: number, top: number, width: number, height: number): Box => ({
  left: Math.floor((left - STEP) / STEP) * STEP,
  top: Math.floor((top - STEP) / STEP) * STEP,
  right: Math.ceil((left + width + STEP) / STEP) * STEP,
  bottom: Math.ceil((top + height + STEP) / STEP) * STEP,
});

/** Whether two boxes are the same. */
export const isSameBox = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;

/** A box of the scroller as one of the drawing. */
export const inDrawing = ({ left, top, right, bottom }: Box, zoom: number, x: number, y: number): Box => ({
  left: (left - x) / zoom,
  top: (top - y) / zoom,
  right: (right - x) / zoom,
  bottom: (bottom - y) / zoom,
});

/** Whether any of a card is in a box. */
export const isCardIn = ({ x, y, width, height }: LaidCard, box: Box): boolean =>
  x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;

/** Whether a point is in a box. */
export const isInBox = ([x, y]: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The lines in a box, as an SVG path. */
export const linePath = (lines: readonly LaidLines[], box: Box): string => {
  let path = '';
  for (const family of lines) {
    if (!overlaps(family, box)) continue;
    for (const piece of family.pieces) if (isPieceIn(piece, box)) path += pathOf(piece);
  }
  return path;
};

const pathOf = ([x1, y1, x2, y2]: Piece): string => (x1 === x2 ? `M${x1} ${y1}V${y2}` : `M${x1} ${y1}H${x2}`);

const overlaps = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

const isPieceIn = ([x1, y1, x2, y2]: Piece, box: Box): boolean =>
  overlaps(
    { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) },
    box,
  );

/** Pixels after which dashes begin anew. */
const DASH = 8;

/**
 * The stretches in a box of a line that goes across and down from corner to corner: dashes of what lies out of sight cost more to paint
 * than all cards. They begin whole dashes after a corner, so that none moves when the box does.
 */
export const stretchesIn = (points: readonly Point[], box: Box): Point[][] => {
  const stretches: Point[][] = [];
  let open: Point[] | null = null;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    if (!isPieceIn([...from, ...to], box)) {
      open = null;
      continue;
    }
    const start = cut(from, to, box);
    if (!open || start !== from) {
      open = [start];
      stretches.push(open);
    }
    const end = cut(to, from, box);
    open.push(end);
    if (end !== to) open = null;
  }
  return stretches;
};

/** An end of a straight piece, brought as near to the box as whole dashes go; itself where it lies within. */
const cut = (end: Point, other: Point, { left, top, right, bottom }: Box): Point => {
  const [x, y] = end;
  const across = nearer(x, other[0], left, right);
  const down = nearer(y, other[1], top, bottom);
  return across === x && down === y ? end : [across, down];
};

const nearer = (at: number, other: number, least: number, most: number): number => {
  if (at === other || (at >= least && at <= most)) return at;
  const far = Math.abs(at - (at < least ? least : most));
  return at + Math.sign(other - at) * Math.floor(far / DASH) * DASH;
};
