import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { ShownChart } from './shown.ts';

/** A row of the tree, as assistive technology is told of it. */
export interface TreeRow {
  readonly node: ChartNode;
  readonly level: number;
  /** From 1, among those right below the same card. */
  readonly place: number;
  readonly places: number;
  /** Undefined where nobody is below. */
  readonly isOpen: boolean | undefined;
  /** Index of the row above which it belongs to, -1 at the top. */
  readonly parent: number;
}

/** Who is open: down to so many layers and whoever `also` is, but for those turned by hand. */
export interface Openness {
  readonly layers: number;
  readonly also?: ReadonlySet<string>;
  readonly turned: ReadonlyMap<string, boolean>;
}

/** Whether those below a card are shown. */
export const isOpen = (shown: ShownChart, { layers, also, turned }: Openness, node: ChartNode): boolean =>
  turned.get(node.id) ?? (shown.depthOf(node) < layers || also?.has(node.id) === true);

/** The rows of what is open, each before those below it. */
export const rowsOf = (shown: ShownChart, openness: Openness): TreeRow[] => {
  const rows: TreeRow[] = [];
  // What is still to come, the next one at the end: a line of people may be longer than calls can be nested.
  const ahead: Omit<TreeRow, 'isOpen'>[] = [];
  const push = (nodes: readonly ChartNode[], level: number, parent: number) => {
    for (let at = nodes.length - 1; at >= 0; at -= 1) {
      const node = nodes[at];
      if (node) ahead.push({ node, level, parent, place: at + 1, places: nodes.length });
    }
  };
  push(shown.tops, 1, -1);
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const below = shown.below(next.node);
    const open = below.length === 0 ? undefined : isOpen(shown, openness, next.node);
    rows.push({ ...next, isOpen: open });
    if (open) push(below, next.level + 1, rows.length - 1);
  }
  return rows;
};

/** What has to be opened so that a card is in sight: everything above it that is closed. */
export const closedAbove = (shown: ShownChart, openness: Openness, node: ChartNode): string[] => {
  const closed: string[] = [];
  for (let at = node.parent; at; at = at.parent) if (!isOpen(shown, openness, at)) closed.push(at.id);
  return closed;
};
