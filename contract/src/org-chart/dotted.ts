import type { Box, Point } from './grid.ts';
import type { ChartLayout, LaidCard } from './layout.ts';
import { wayBetween } from './ways.ts';

/** A dotted line as it is drawn: its corners from card to card, and the middle of the words on it. */
export interface DottedRoute {
  readonly points: readonly Point[];
  readonly label: Point;
}

/** Pixels of the words on a dotted line, with the room around them. */
export const DOTTED_LABEL = { width: 84, height: 20 } as const;
/** How far ways go beside cards: neighbours among several lines a little apart, so that each is seen. */
const LANES = [
  { beside: 8, above: 11, below: 15 },
  { beside: 11, above: 15, below: 18 },
  { beside: 5, above: 7, below: 12 },
] as const;
/** What is looked at around both cards, for ways around what stands between them. */
const AROUND = 160;
/** From the right edge of a card to where a line leaves it above or below. */
const PORT = 32;

/**
 * Draws dotted lines around whatever cards stand in their way: straight from side to side where there are none, else through the room
 * between rows and columns. `lane` keeps lines of the same way apart. Null where one of both isn't drawn. What was found is kept.
 */
export const dottedRouter = ({ cards }: Pick<ChartLayout, 'cards'>) => {
  const known = new Map<string, DottedRoute>();
  return (from: string, to: string, lane = 0): DottedRoute | null => {
    const [one, other] = [cards.get(from), cards.get(to)];
    if (!one || !other) return null;
    const key = `${from} ${to} ${lane}`;
    const route = known.get(key) ?? routeOf(cards, one, other, LANES[lane % LANES.length] ?? LANES[0]);
    known.set(key, route);
    return route;
  };
};

const routeOf = (
  cards: ChartLayout['cards'],
  one: LaidCard,
  other: LaidCard,
  lane: (typeof LANES)[number],
): DottedRoute => {
  const near = cardsIn(cards, around(one, other)).map(boxOf);
  const points =
    wayBetween({ from: portsOf(one, lane), to: portsOf(other, lane), boxes: near, lane }) ??
    overThem(one, other, lane.above);
  return { points, label: labelOf(points, near) ?? onEdge(one) };
};

const boxOf = ({ x, y, width, height }: LaidCard): Box => ({
  ...{ left: x, top: y, right: x + width, bottom: y + height },
});

const around = (one: LaidCard, other: LaidCard): Box => ({
  left: Math.min(one.x, other.x) - AROUND,
  top: Math.min(one.y, other.y) - AROUND,
  right: Math.max(one.x, other.x) + one.width + AROUND,
  bottom: Math.max(one.y, other.y) + one.height + AROUND,
});

const cardsIn = (cards: ChartLayout['cards'], box: Box): LaidCard[] => {
  const found: LaidCard[] = [];
  for (const card of cards.values())
    if (
      card.x < box.right &&
      card.x + card.width > box.left &&
      card.y < box.bottom &&
      card.y + card.height > box.top
    )
      found.push(card);
  return found;
};

/** Where a line may leave a card, and the first corner from there. The left side of a stacked one has its own line already. */
const portsOf = (card: LaidCard, { beside, above, below }: (typeof LANES)[number]) => {
  const { left, top, right, bottom } = boxOf(card);
  const [middle, at] = [(top + bottom) / 2, right - PORT];
  return [
    { edge: [right, middle], out: [right + beside, middle], isAcross: true, cost: 0 },
    { edge: [left, middle], out: [left - beside, middle], isAcross: true, cost: card.width < 192 ? 90 : 0 },
    { edge: [at, top], out: [at, top - above], isAcross: false, cost: 0 },
    { edge: [at, bottom], out: [at, bottom + below], isAcross: false, cost: 20 },
  ] as const;
};

/** Where there are too many cards between both to look for a way: above them. */
const overThem = (one: LaidCard, other: LaidCard, above: number): Point[] => {
  const y = Math.min(one.y, other.y) - above;
  const [from, to] = [one.x + one.width - PORT, other.x + other.width - PORT];
  return [
    [from, one.y],
    [from, y],
    [to, y],
    [to, other.y],
  ];
};

/** The middle of the longest piece across on which there is room for words. */
const labelOf = (points: readonly Point[], boxes: readonly Box[]): Point | undefined => {
  const { width, height } = DOTTED_LABEL;
  let [best, longest]: [Point | undefined, number] = [undefined, width];
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[at + 1] ?? [x, y];
    const long = Math.abs(nextX - x);
    const middle = (x + nextX) / 2;
    const isTaken = ({ left, top, right, bottom }: Box) =>
      middle - width / 2 < right &&
      middle + width / 2 > left &&
      y - height / 4 < bottom &&
      y + height / 4 > top;
    if (nextY === y && long > longest && !boxes.some(isTaken)) [best, longest] = [[middle, y], long];
  }
  return best;
};

const onEdge = ({ x, y, width }: LaidCard): Point => [x + width - DOTTED_LABEL.width / 2 - 6, y];

/** Pixels of a rounded corner. */
const ROUND = 6;

/** A line with round corners, as an SVG path. */
export const roundedPath = (points: readonly Point[]): string => {
  const [start, ...rest] = points;
  if (!start) return '';
  let path = `M${start.join(' ')}`;
  for (const [at, corner] of rest.entries()) {
    const [before, after] = [points[at], rest[at + 1]];
    if (!before || !after) {
      path += `L${corner.join(' ')}`;
      continue;
    }
    path += `L${towards(corner, before).join(' ')}Q${corner.join(' ')} ${towards(corner, after).join(' ')}`;
  }
  return path;
};

const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
  const far = Math.hypot(toX - x, toY - y);
  const part = far === 0 ? 0 : Math.min(ROUND, far / 2) / far;
  return [x + (toX - x) * part, y + (toY - y) * part];
};
