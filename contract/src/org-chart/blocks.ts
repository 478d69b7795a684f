import type { ChartNode } from './tree.ts';

/** Pixels of a card. */
export const CARD = { width: 192, height: 60 } as const;
/** From the left edge of a card to that of the next, and from the top of a layer to that of the next, in pixels. */
export const STEP = { across: 208, down: 124, stacked: 80, firstStacked: 104 } as const;
/** Beside a card that has a row of others below it. */
const GAP = 24;
/** More than so many people in a stack stand in several columns. */
const FEWEST_ROWS = 8;

/** A card with what hangs below it; `body` is its width without what a stack stands out, `left` where it begins. */
export interface Block {
  readonly node: ChartNode;
  readonly children: readonly Block[];
  readonly shape: 'alone' | 'stack' | 'row';
  readonly columns: number;
  readonly body: number;
  left: number;
  top: number;
}

/** Everybody at the top with whoever is drawn below them, as wide as it takes. */
export const blocksOf = (
  tops: readonly ChartNode[],
  childrenOf: (node: ChartNode) => readonly ChartNode[],
): Block[] => {
  const order = tops.map((node) => ({ node, children: childrenOf(node) }));
  for (const { children } of order)
    for (const node of children) order.push({ node, children: childrenOf(node) });
  const made = new Map<ChartNode, Block>();
  // From below: a card is as wide as those under it. Not by recursion, for a line of people may be as long as it likes.
  for (const { node, children } of order.reverse())
    made.set(node, blockOf(node, children.map((child) => made.get(child)).filter(isBlock)));
  return tops.map((node) => made.get(node)).filter(isBlock);
};

const isBlock = (block: Block | undefined): block is Block => block !== undefined;

const blockOf = (node: ChartNode, children: readonly Block[]): Block => {
  const at = { node, children, left: 0, top: 0 };
  if (children.length === 0) return { ...at, shape: 'alone', columns: 0, body: CARD.width };
  if (children.every(({ shape }) => shape === 'alone')) {
    const columns = columnsOf(children.length);
    return { ...at, shape: 'stack', columns, body: (columns - 1) * STEP.across + CARD.width };
  }
  const body = children.reduce(
    (sum, child, index) => sum + (index === children.length - 1 ? child.body : advance(child)),
    0,
  );
  return { ...at, shape: 'row', columns: 0, body };
};

/** Into how many columns so many people are stacked, so that it is about as wide as it is high. */
export const columnsOf = (count: number): number =>
  Math.ceil(count / Math.max(FEWEST_ROWS, Math.ceil(Math.sqrt((count * STEP.across) / STEP.stacked))));

/** From where a block begins to where the next one does. */
export const advance = ({ body, shape }: Block): number =>
  body + (shape === 'row' ? GAP : STEP.across - CARD.width);

/** Where a block's card begins. */
export const xOf = ({ left, body }: Block): number => left + (body - CARD.width) / 2;
