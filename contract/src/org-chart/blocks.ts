import { type Contour, contourOf, distanceOf, moved, together } from './contour.ts';
import type { ChartNode } from './tree.ts';

/** Pixels of a card. */
export const CARD = { width: 192, height: 60 } as const;
/** Pixels of a card in a stack, and how far it stands in. */
export const STACKED = { width: 176, height: 60, inset: 24 } as const;
/** From the left edge of a card to that of the next, and from the top of a layer to that of the next, in pixels. */
export const STEP = { across: 208, down: 124, stacked: 80, firstStacked: 104 } as const;
/** From the lower edge of a card to the line that those below it hang from, and from its left edge to the line of a stack. */
export const LINE = { below: 22, inset: 12 } as const;
/** Between neighbours, and between those of whom one has a row of others below. */
const GAP = { near: 16, wide: 24 } as const;
/** More than so many people in a stack stand in several columns. */
const FEWEST_ROWS = 8;
/** So many with nobody below stand in the row of those who have somebody; more of them are stacked at its end. */
const LONE = 2;

/** Those who stand one under the other; `shift` from the left edge of the card above them to that of the stack. */
export interface Stack {
  readonly nodes: readonly ChartNode[];
  readonly columns: number;
  readonly rows: number;
  readonly top: number;
  shift: number;
}

/** A card with who stands side by side below it, and who is stacked; `shift` is from the card above it to its own. */
export interface Block {
  readonly node: ChartNode;
  readonly top: number;
  readonly row: Block[];
  stack: Stack | null;
  shift: number;
}

/** Everybody at the top, as `Block.row`, and those of them who stand alone, if there are several. */
export type Family = Pick<Block, 'row' | 'stack'>;

type ChildrenOf = (node: ChartNode) => readonly ChartNode[];

/** Everybody at the top with whoever is drawn below them; the first of them at 0, others maybe to the left of it. */
export const blocksOf = (tops: readonly ChartNode[], childrenOf: ChildrenOf): Family => {
  const all: Family = split(tops, 0, { single: 0, more: 0 }, childrenOf);
  const order = [...all.row];
  for (const block of order) {
    const { row, stack } = split(
      childrenOf(block.node),
      block.top + STEP.down,
      { single: block.top + STEP.firstStacked, more: block.top + STEP.down },
      childrenOf,
    );
    block.stack = stack;
    for (const child of row) {
      block.row.push(child);
      order.push(child);
    }
  }
  const contours = new Map<Block, Contour>();
  // From below: a card stands over the middle of those under it. Not by recursion, for a line of people may be as long as it likes.
  for (const block of order.reverse()) contours.set(block, settled(block, contours));
  spread(all, contours);
  return all;
};

/** Who of some cards stands in the row, and who is stacked: all of them where nobody is drawn below any. */
const split = (
  nodes: readonly ChartNode[],
  top: number,
  stackTop: { readonly single: number; readonly more: number },
  childrenOf: ChildrenOf,
): Family => {
  const isLone = (node: ChartNode) => childrenOf(node).length === 0;
  const lone = nodes.filter(isLone);
  const hasRow = lone.length < nodes.length;
  const isStacked = lone.length > (top === 0 ? 1 : hasRow ? LONE : 0);
  const standing = isStacked ? nodes.filter((node) => !isLone(node)) : nodes;
  return {
    row: standing.map((node) => ({ node, top, row: [], stack: null, shift: 0 })),
    stack: isStacked ? stackOf(lone, hasRow ? stackTop.more : stackTop.single) : null,
  };
};

const stackOf = (nodes: readonly ChartNode[], top: number): Stack => {
  const columns = columnsOf(nodes.length);
  return { nodes, columns, rows: Math.ceil(nodes.length / columns), top, shift: 0 };
};

/** Into how many columns so many people are stacked, so that it is about as wide as it is high. */
export const columnsOf = (count: number): number =>
  Math.ceil(count / Math.max(FEWEST_ROWS, Math.ceil(Math.sqrt((count * STEP.across) / STEP.stacked))));

/** How wide a stack is without what its last column stands out. */
const bodyOf = ({ columns }: Stack): number => (columns - 1) * STEP.across + CARD.width;

/** Puts those below a card where they stand from it, and answers their outline with it. */
const settled = (block: Block, contours: ReadonlyMap<Block, Contour>): Contour => {
  const { top, row, stack } = block;
  const bottom = top + CARD.height;
  const own = contourOf(0, CARD.width, top, bottom);
  if (row.length === 0) {
    if (!stack) return own;
    stack.shift = Math.round((CARD.width - bodyOf(stack)) / 2);
    const [left, right] = edgesOf(stack);
    return own.over(contourOf(left, right, bottom, bottomOf(stack)));
  }
  const below = spread(block, contours);
  const [first, last] = [middleOf(row[0]), stack ? stack.shift + bodyOf(stack) / 2 : middleOf(row.at(-1))];
  const shift = Math.round((first + last) / 2 - CARD.width / 2);
  for (const child of row) child.shift -= shift;
  if (stack) stack.shift -= shift;
  const hung = contourOf(
    Math.min(CARD.width / 2, middleOf(row[0])),
    Math.max(CARD.width / 2, stack ? stemOf(stack, stack.columns - 1) : middleOf(row.at(-1))),
    bottom,
    top + STEP.down,
  );
  return own.over(hung).over(moved(below, -shift));
};

/** Puts a row and the stack at its end side by side, as near to each other as what hangs below them lets it be. */
const spread = ({ row, stack }: Family, contours: ReadonlyMap<Block, Contour>): Contour => {
  let all: Contour | undefined;
  let isWide = false;
  for (const child of row) {
    const next = contours.get(child);
    if (!next) continue;
    const gap = isWide || child.row.length > 0 ? GAP.wide : GAP.near;
    child.shift = all ? distanceOf(all, next, gap) : 0;
    all = together(all, moved(next, child.shift));
    isWide = child.row.length > 0;
  }
  if (stack) {
    const [left, right] = edgesOf({ ...stack, shift: 0 });
    const next = contourOf(left, right, stack.top, bottomOf(stack));
    stack.shift = all ? distanceOf(all, next, isWide ? GAP.wide : GAP.near) : 0;
    all = together(all, moved(next, stack.shift));
  }
  return all ?? contourOf(0, 0, 0, 0);
};

const middleOf = (block: Block | undefined): number => (block?.shift ?? 0) + CARD.width / 2;

/** From its first line to the right edge of its last column; from the first card where they hang from nobody. */
const edgesOf = (stack: Stack): readonly [left: number, right: number] => {
  const [inset, width] = stack.top === 0 ? [0, CARD.width] : [STACKED.inset, STACKED.width];
  return [
    stack.shift + Math.min(inset, LINE.inset),
    stack.shift + (stack.columns - 1) * STEP.across + inset + width,
  ];
};

const bottomOf = ({ top, rows }: Stack): number => top + (rows - 1) * STEP.stacked + STACKED.height;

/** Where the line of a column of a stack is, from the card above. */
export const stemOf = ({ shift }: Stack, column: number): number => shift + column * STEP.across + LINE.inset;
