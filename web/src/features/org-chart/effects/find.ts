import { nameOf } from '#contract/org-chart/names.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { ShownChart } from './tree/shown.ts';

/** So many are offered at once. */
const MOST = 8;

const titleOf = (node: ChartNode): string => (node.kind === 'person' ? (node.person.title ?? '') : '');

/** People and positions whose name or title has every word, those whose name begins with it first; and how many there are. */
export const found = (shown: ShownChart, typed: string): { nodes: ChartNode[]; count: number } => {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { nodes: [], count: 0 };
  const order = [...shown.tops];
  const nodes: ChartNode[] = [];
  for (const node of order) {
    for (const child of shown.below(node)) order.push(child);
    const text = `${nameOf(node)} ${titleOf(node)}`.toLocaleLowerCase();
    if (shown.isMeant(node) && words.every((word) => text.includes(word))) nodes.push(node);
  }
  const isFirst = (node: ChartNode) =>
    nameOf(node)
      .toLocaleLowerCase()
      .startsWith(words[0] ?? '')
      ? 0
      : 1;
  return {
    nodes: nodes.toSorted((one, other) => isFirst(one) - isFirst(other)).slice(0, MOST),
    count: nodes.length,
  };
};
