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
