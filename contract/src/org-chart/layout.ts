import {
  type Block,
  blocksOf,
  CARD,
  type Family,
  LINE,
  STACKED,
  STEP,
  type Stack,
  stemOf,
} from './blocks.ts';
import type { ChartNode } from './tree.ts';

export { STACKED } from './blocks.ts';

/** A card where it stands, in pixels from the upper left corner of the drawing. */
export interface LaidCard {
  readonly node: ChartNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A straight line: x and y of where it begins and ends. */
export type Piece = readonly [x1: number, y1: number, x2: number, y2: number];

/** The lines from a card to those right below it, and the box around them. */
export interface LaidLines {
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawing of the chart. Cards stand layer by layer; a node that isn't drawn has none. */
export interface ChartLayout {
  readonly cards: ReadonlyMap<string, LaidCard>;
  readonly lines: readonly LaidLines[];
  readonly width: number;
  readonly height: number;
}

/**
 * Where everybody stands who is drawn. `childrenOf` says who is drawn below a card: nobody below one that is closed. Those below a card
 * stand in a row, as near to each other as what is below them lets them be, and the card over their middle. Those with nobody drawn below
 * them are stacked: under the card where that is all of them, at the end of the row where they are more than two. Several at the top
 * stand side by side, those alone stacked at the end.
 */
export const layoutOf = (
  tops: readonly ChartNode[],
  childrenOf: (node: ChartNode) => readonly ChartNode[],
): ChartLayout => {
  const all = blocksOf(tops, childrenOf);
  const cards = new Map<string, LaidCard>();
  const lines: LaidLines[] = [];
  const order: Placed[] = all.row.map((block) => ({ block, x: block.shift }));
  for (const { block, x } of order) {
    cards.set(block.node.id, { node: block.node, x, y: block.top, ...CARD });
    for (const child of block.row) order.push({ block: child, x: x + child.shift });
    if (block.stack) putStack(block.stack, x, cards);
    if (block.row.length > 0) lines.push(rowLines(block, x));
    else if (block.stack) lines.push(stackLines(block, block.stack, x));
  }
  putAlone(all, cards);
  return inCorner(cards, lines);
};

interface Placed {
  readonly block: Block;
  /** Of its card. */
  readonly x: number;
}

const putStack = ({ nodes, rows, top, shift }: Stack, x: number, cards: Map<string, LaidCard>): void => {
  const { width, height, inset } = STACKED;
  nodes.forEach((node, index) => {
    const left = x + shift + inset + Math.floor(index / rows) * STEP.across;
    cards.set(node.id, { node, x: left, y: top + (index % rows) * STEP.stacked, width, height });
  });
};

/** Those who stand alone at the top hang from nothing, and are as wide as whoever stands beside them. */
const putAlone = ({ stack }: Family, cards: Map<string, LaidCard>): void => {
  stack?.nodes.forEach((node, index) => {
    const x = stack.shift + Math.floor(index / stack.rows) * STEP.across;
    cards.set(node.id, { node, x, y: (index % stack.rows) * STEP.stacked, ...CARD });
  });
};

/** The lines to those side by side below a card, and to the stack at their end. */
const rowLines = ({ node, top, row, stack }: Block, x: number): LaidLines => {
  const bus = top + CARD.height + LINE.below;
  const middle = x + CARD.width / 2;
  const middles = row.map((child) => x + child.shift + CARD.width / 2);
  const stems = stack ? Array.from({ length: stack.columns }, (_, at) => x + stemOf(stack, at)) : [];
  const [least, most] = [
    Math.min(middle, ...middles.slice(0, 1)),
    Math.max(middle, ...middles.slice(-1), ...stems),
  ];
  return linesOf(node.id, [
    [middle, top + CARD.height, middle, bus],
    [least, bus, most, bus],
    ...middles.map((at): Piece => [at, bus, at, top + STEP.down]),
    ...(stack ? columnLines(stack, x, bus) : []),
  ]);
};

/** The lines to those one under the other: from under the card itself, where there is one column. */
const stackLines = ({ node, top }: Block, stack: Stack, x: number): LaidLines => {
  const bottom = top + CARD.height;
  if (stack.columns === 1) return linesOf(node.id, columnLines(stack, x, bottom));
  const bus = bottom + LINE.below;
  const middle = x + CARD.width / 2;
  const ends = [x + stemOf(stack, 0), x + stemOf(stack, stack.columns - 1)] as const;
  return linesOf(node.id, [
    [middle, bottom, middle, bus],
    [Math.min(middle, ends[0]), bus, Math.max(middle, ends[1]), bus],
    ...columnLines(stack, x, bus),
  ]);
};

const columnLines = (stack: Stack, x: number, from: number): Piece[] => {
  const { nodes, rows, top } = stack;
  const pieces: Piece[] = [];
  nodes.forEach((_, index) => {
    const stem = x + stemOf(stack, Math.floor(index / rows));
    const side = top + (index % rows) * STEP.stacked + STACKED.height / 2;
    pieces.push([stem, side, stem - LINE.inset + STACKED.inset, side]);
    if (index % rows === rows - 1 || index === nodes.length - 1) pieces.push([stem, from, stem, side]);
  });
  return pieces;
};

/** The same with its left edge at 0, and how large it is. */
const inCorner = (cards: Map<string, LaidCard>, lines: readonly LaidLines[]): ChartLayout => {
  let [left, right, height] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const card of cards.values()) left = Math.min(left, card.x);
  for (const line of lines) left = Math.min(left, line.left);
  for (const [id, card] of cards) {
    cards.set(id, { ...card, x: card.x - left });
    right = Math.max(right, card.x - left + card.width);
    height = Math.max(height, card.y + card.height);
  }
  const put = lines.map((family) => ({
    ...{ ...family, left: family.left - left, right: family.right - left },
    pieces: family.pieces.map(([x1, y1, x2, y2]): Piece => [x1 - left, y1, x2 - left, y2]),
  }));
  return { cards, lines: put, width: right, height };
};

const linesOf = (id: string, pieces: readonly Piece[]): LaidLines => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x1, y1, x2, y2] of pieces) {
    box.left = Math.min(box.left, x1, x2);
    box.top = Math.min(box.top, y1, y2);
    box.right = Math.max(box.right, x1, x2);
    box.bottom = Math.max(box.bottom, y1, y2);
  }
  return { id, pieces, ...box };
};
