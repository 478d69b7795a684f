import type { ChartNode } from '#contract/org-chart/tree.ts';
import { NO_DEPARTMENT } from './address.ts';
import { spanOf } from './colours.ts';
import { departmentOf, type ShownChart } from './tree/shown.ts';

/** What is counted of some cards. `span` = how many answer to somebody who leads, in the mean; null where nobody leads. */
export interface Figures {
  readonly people: number;
  readonly leading: number;
  readonly span: number | null;
  readonly widest: number;
  /** Free seats. */
  readonly vacant: number;
}

/** Figures of a department, or of a layer from the top. */
export interface FiguresRow extends Figures {
  readonly id: string;
}

/** Figures of some cards. */
export const figuresOf = (nodes: readonly ChartNode[]): Figures => {
  let [people, leading, led, widest, vacant] = [0, 0, 0, 0, 0];
  for (const node of nodes) {
    if (node.kind === 'vacancy') {
      vacant += node.seats;
      continue;
    }
    const span = spanOf(node);
    people += 1;
    if (span === 0) continue;
    leading += 1;
    led += span;
    widest = Math.max(widest, span);
  }
  return { people, leading, span: leading === 0 ? null : led / leading, widest, vacant };
};

/** Figures by department, by name; those without one at the end. */
export const byDepartment = (nodes: readonly ChartNode[]): FiguresRow[] =>
  [...Map.groupBy(nodes, (node) => departmentOf(node) ?? NO_DEPARTMENT)]
    .toSorted(([one], [other]) =>
      one === NO_DEPARTMENT ? 1 : other === NO_DEPARTMENT ? -1 : one.localeCompare(other),
    )
    .map(([id, some]) => ({ id, ...figuresOf(some) }));

/** Figures by layer, from the top. */
export const byLayer = (nodes: readonly ChartNode[], { depthOf }: ShownChart): FiguresRow[] =>
  [...Map.groupBy(nodes, depthOf)]
    .toSorted(([one], [other]) => one - other)
    .map(([layer, some]) => ({ id: `${layer}`, ...figuresOf(some) }));
