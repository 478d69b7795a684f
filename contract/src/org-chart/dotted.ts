import type { LaidCard } from './layout.ts';

/** A curve between two cards as x and y of where it begins, of what bends it twice, and of where it ends; `label` is its middle. */
export interface DottedCurve {
  readonly from: Point;
  readonly bends: readonly [Point, Point];
  readonly to: Point;
  readonly label: Point;
}
type Point = readonly [x: number, y: number];

/** How far a curve between cards that stand one below the other swings out. */
const SWING = 72;

/** The dotted line between two cards: from side to side, straight on the same layer; out and back where one stands below the other. */
export const dottedCurve = (one: LaidCard, other: LaidCard): DottedCurve => {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  const start = left.x + left.width;
  const from: Point = [start, left.y + left.height / 2];
  const isBeside = start < right.x;
  const to: Point = [isBeside ? right.x : right.x + right.width, right.y + right.height / 2];
  const [first, second] = isBeside
    ? [(start + right.x) / 2, (start + right.x) / 2]
    : [start + SWING, to[0] + SWING];
  const middle = (from[0] + 3 * first + 3 * second + to[0]) / 8;
  const bends = [
    [first, from[1]],
    [second, to[1]],
  ] as const;
  return { from, bends, to, label: [middle, (from[1] + to[1]) / 2] };
};
