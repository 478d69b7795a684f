import { advance, type Block, blocksOf, CARD, columnsOf, STEP, xOf } from './blocks.ts';
import type { ChartNode } from './tree.ts';

/** Pixels of a card in a stack, and how far it stands in. */
export const STACKED = { width: 176, height: 60, inset: 24 } as const;

/** From the lower edge of a card to the line that those below it hang from, and from its left edge to the line of a stack. */
const LINE = { below: 22, inset: 12 } as const;

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
 * stand in a row, and stacked where nobody is drawn below any of them. Several at the top stand side by side, those alone stacked at the end.
 */
export const layoutOf = (
  tops: readonly ChartNode[],
  childrenOf: (node: ChartNode) => readonly ChartNode[],
): ChartLayout => {
  const blocks = blocksOf(tops, childrenOf);
  const alone = blocks.filter(({ shape }) => shape === 'alone');
  const isPiled = alone.length > 1;
  const wide = isPiled ? blocks.filter(({ shape }) => shape !== 'alone') : blocks;
  const cards = new Map<string, LaidCard>();
  const lines: LaidLines[] = [];
  let left = 0;
  for (const block of wide) {
    Object.assign(block, { left, top: 0 });
    left += advance(block);
  }
  for (const block of wide) lay(block, cards, lines);
  if (isPiled) pile(alone, left, cards);
  return { cards, lines, ...sizeOf(cards) };
};

const lay = (top: Block, cards: Map<string, LaidCard>, lines: LaidLines[]): void => {
  const order = [top];
  for (const block of order) {
    const { node, shape } = block;
    cards.set(node.id, { node, x: xOf(block), y: block.top, ...CARD });
    if (shape === 'row') order.push(...row(block, lines));
    if (shape === 'stack') stack(block, cards, lines);
  }
};

/** Places those below a card side by side. */
const row = (block: Block, lines: LaidLines[]): readonly Block[] => {
  let { left } = block;
  const top = block.top + STEP.down;
  for (const child of block.children) {
    Object.assign(child, { left, top });
    left += advance(child);
  }
  const middles = block.children.map((child) => xOf(child) + CARD.width / 2);
  const bus = block.top + CARD.height + LINE.below;
  const middle = xOf(block) + CARD.width / 2;
  lines.push(
    linesOf(block.node.id, [
      [middle, block.top + CARD.height, middle, bus],
      [Math.min(middle, ...middles), bus, Math.max(middle, ...middles), bus],
      ...middles.map((x): Piece => [x, bus, x, top]),
    ]),
  );
  return block.children;
};

/** Places those below a card one under the other, in as many columns as it takes. */
const stack = (block: Block, cards: Map<string, LaidCard>, lines: LaidLines[]): void => {
  const { children, columns } = block;
  const rows = Math.ceil(children.length / columns);
  const pieces: Piece[] = [];
  const bottom = block.top + CARD.height;
  const bus = columns > 1 ? bottom + LINE.below : bottom;
  const stemOf = (column: number) => block.left + column * STEP.across + LINE.inset;
  const middle = xOf(block) + CARD.width / 2;
  if (columns > 1)
    pieces.push([middle, bottom, middle, bus], [stemOf(0), bus, Math.max(middle, stemOf(columns - 1)), bus]);
  children.forEach(({ node }, index) => {
    const stem = stemOf(Math.floor(index / rows));
    const x = stem - LINE.inset + STACKED.inset;
    const y = block.top + STEP.firstStacked + (index % rows) * STEP.stacked;
    const { width, height } = STACKED;
    cards.set(node.id, { node, x, y, width, height });
    const side = y + height / 2;
    pieces.push([stem, side, x, side]);
    if (index % rows === rows - 1 || index === children.length - 1) pieces.push([stem, bus, stem, side]);
  });
  lines.push(linesOf(block.node.id, pieces));
};

/** Places those who stand alone at the top in columns beside the others. */
const pile = (alone: readonly Block[], left: number, cards: Map<string, LaidCard>): void => {
  const rows = Math.ceil(alone.length / columnsOf(alone.length));
  alone.forEach(({ node }, index) => {
    const x = left + Math.floor(index / rows) * STEP.across;
    cards.set(node.id, { node, x, y: (index % rows) * STEP.stacked, ...CARD });
  });
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

const sizeOf = (cards: ReadonlyMap<string, LaidCard>): { width: number; height: number } => {
  let [width, height] = [0, 0];
  for (const card of cards.values()) {
    width = Math.max(width, card.x + card.width);
    height = Math.max(height, card.y + card.height);
  }
  return { width, height };
};
