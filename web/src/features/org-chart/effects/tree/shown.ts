import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { type Chart, type ChartNode, chartOf } from '#contract/org-chart/tree.ts';
import { NO_DEPARTMENT } from '../address.ts';

/** What is left of a chart. */
export interface ChartFilters {
  /** Names; none = all. */
  readonly departments: readonly string[];
  readonly hasVacancies: boolean;
  /** Whose branch alone. */
  readonly root: string | undefined;
}

/** A chart by its filters. */
export interface ShownChart {
  readonly chart: Chart;
  readonly tops: readonly ChartNode[];
  readonly below: (node: ChartNode) => readonly ChartNode[];
  /** False for those who are shown only because somebody below them is. */
  readonly isMeant: (node: ChartNode) => boolean;
  /** How deep a card stands in what is shown, from 1. */
  readonly depthOf: (node: ChartNode) => number;
  /** People who are meant. */
  readonly people: number;
}

const NOBODY: readonly ChartNode[] = [];

/** The department of a card, null where there is none. */
export const departmentOf = (node: ChartNode): string | null =>
  node.kind === 'person' ? node.person.department : node.position.department;

/** The chart of a day. */
export const wholeChart = (data: Pick<OrgChart, 'people' | 'positions'>): Chart => chartOf(data);

/**
 * What filters leave: whoever they mean with the way up to the top. Those below free seats that aren't shown stand below whoever the seats
 * belong to.
 */
export const shownOf = (chart: Chart, { departments, hasVacancies, root }: ChartFilters): ShownChart => {
  const isAsked = (node: ChartNode) =>
    (hasVacancies || node.kind === 'person') &&
    (departments.length === 0 || departments.includes(departmentOf(node) ?? NO_DEPARTMENT));
  const start = root === undefined ? undefined : chart.nodes.get(root);
  const depths = new Map<ChartNode, number>();
  const children = new Map<ChartNode, readonly ChartNode[]>();
  const order = everybodyBelow(start ? [start] : chart.roots);
  const kept = new Set<ChartNode>();
  let people = 0;
  for (const node of order.toReversed()) {
    const own = node.children.flatMap((child) => standing(child, hasVacancies, children, kept));
    children.set(node, own);
    if (isAsked(node)) people += node.kind === 'person' ? 1 : 0;
    if (isAsked(node) || own.length > 0) kept.add(node);
  }
  const tops = (start ? [start] : chart.roots).flatMap((top) => standing(top, hasVacancies, children, kept));
  for (const top of tops) depths.set(top, 1);
  for (const node of everybodyBelow(tops, children))
    for (const child of children.get(node) ?? NOBODY) depths.set(child, (depths.get(node) ?? 0) + 1);
  return {
    ...{ chart, tops, people, isMeant: isAsked },
    below: (node) => children.get(node) ?? NOBODY,
    depthOf: (node) => depths.get(node) ?? 0,
  };
};

/** What stands where a card does: itself, those below it where it isn't shown, or nothing. */
const standing = (
  node: ChartNode,
  hasVacancies: boolean,
  children: ReadonlyMap<ChartNode, readonly ChartNode[]>,
  kept: ReadonlySet<ChartNode>,
): readonly ChartNode[] => {
  if (node.kind === 'vacancy' && !hasVacancies) return children.get(node) ?? NOBODY;
  return kept.has(node) ? [node] : NOBODY;
};

/** Cards from the top, each before those below it. */
const everybodyBelow = (
  tops: readonly ChartNode[],
  children?: ReadonlyMap<ChartNode, readonly ChartNode[]>,
): ChartNode[] => {
  const order = [...tops];
  for (const node of order)
    for (const child of children ? (children.get(node) ?? NOBODY) : node.children) order.push(child);
  return order;
};

/** As many layers as can be open without more than so many cards; two at least, so that there is a chart at all. */
export const layersOpen = ({ tops, below, depthOf }: ShownChart, most: number): number => {
  const counts: number[] = [];
  const order = [...tops];
  for (const node of order) {
    const depth = depthOf(node);
    counts[depth] = (counts[depth] ?? 0) + 1;
    for (const child of below(node)) order.push(child);
  }
  let [cards, layers] = [0, 0];
  for (let layer = 1; layer < counts.length; layer += 1) {
    cards += counts[layer] ?? 0;
    if (cards > most && layer > 2) break;
    layers = layer;
  }
  return layers;
};

/** How many layers there are. */
export const deepest = ({ tops, below, depthOf }: ShownChart): number => {
  const order = [...tops];
  let most = 0;
  for (const node of order) {
    most = Math.max(most, depthOf(node));
    for (const child of below(node)) order.push(child);
  }
  return most;
};

/** Everybody whom the filters mean, open or not, from the top. */
export const meantOf = ({ tops, below, isMeant }: ShownChart): ChartNode[] => {
  const order = [...tops];
  for (const node of order) for (const child of below(node)) order.push(child);
  return order.filter(isMeant);
};

/** Ids of a card and of everybody below it. */
export const idsBelow = (top: ChartNode): Set<string> => {
  const order = [top];
  for (const node of order) order.push(...node.children);
  return new Set(order.map(({ id }) => id));
};
