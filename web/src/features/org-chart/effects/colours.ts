import type { ChartNode } from '#contract/org-chart/tree.ts';
import { t } from '../messages.ts';
import type { Colouring } from './address.ts';
import { departmentOf, type ShownChart } from './tree/shown.ts';

/** A colour of the legend: the name of a variable of the theme, what it means, and how many cards have it. */
export interface ColourKey {
  readonly id: string;
  readonly colour: string;
  readonly label: string;
  readonly count: number;
}

/** What cards are coloured by: the colour of each, its words on the card, and what all of them mean. */
export interface Colours {
  readonly keys: readonly ColourKey[];
  readonly of: (node: ChartNode) => string;
  readonly words: (node: ChartNode) => string;
}

/** Colours of departments, the largest first: each three times as dark as the paper at least, and told from the others at a glance. */
const OWN = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map((at) => `--chart-${at}`);
/** For departments beyond those, and for whoever has none. */
const [OTHER, NONE] = ['--chart-7', '--ramp-2'];
/** So many of the others are named in the legend; the table has all of them. */
const NAMED = 3;

/** How many answer to somebody, in steps: the most of each. */
export const SPANS = [3, 7, 12, Number.POSITIVE_INFINITY] as const;

/** How many people answer to somebody. */
export const spanOf = (node: ChartNode): number =>
  node.children.reduce((sum, child) => sum + (child.kind === 'person' ? 1 : 0), 0);

/** The colours of what is shown. */
export const coloursOf = (by: Colouring, nodes: readonly ChartNode[], shown: ShownChart): Colours => {
  if (by === 'department') return byDepartment(nodes, shown);
  return by === 'span' ? bySpan(nodes) : byLayer(nodes, shown);
};

/** How many cards each department has, null = none; by how many, then by name. */
const countsOf = (nodes: Iterable<ChartNode>): (readonly [name: string | null, count: number])[] => {
  const counts = new Map<string | null, number>();
  for (const node of nodes) counts.set(departmentOf(node), (counts.get(departmentOf(node)) ?? 0) + 1);
  return [...counts].sort(
    ([one, ones], [other, others]) => others - ones || (one ?? '').localeCompare(other ?? ''),
  );
};

const othersWords = (names: readonly string[]): string => {
  const some = names.slice(0, NAMED).join(', ');
  return names.length > NAMED
    ? t('other_departments_more', { names: some, count: names.length - NAMED })
    : t('other_departments', { names: some });
};

/** By the sizes of the whole organization, so that a department keeps its colour whatever is shown. */
const byDepartment = (nodes: readonly ChartNode[], { chart }: ShownChart): Colours => {
  const own = new Map(
    countsOf(chart.nodes.values())
      .flatMap(([name]) => name ?? [])
      .slice(0, OWN.length)
      .map((name, at) => [name, OWN[at] ?? OTHER]),
  );
  const colourOf = (name: string | null) => (name === null ? NONE : (own.get(name) ?? OTHER));
  const counts = countsOf(nodes);
  const keys: ColourKey[] = [];
  for (const [label, count] of counts)
    if (label !== null && own.has(label)) keys.push({ id: label, colour: colourOf(label), label, count });
  const others = counts.filter(([name]) => name !== null && !own.has(name));
  if (others.length > 0)
    keys.push({
      ...{ id: 'others', colour: OTHER, label: othersWords(others.flatMap(([name]) => name ?? [])) },
      count: others.reduce((sum, [, count]) => sum + count, 0),
    });
  const none = counts.find(([name]) => name === null);
  if (none) keys.push({ id: 'none', colour: NONE, label: t('no_department'), count: none[1] });
  return {
    keys,
    of: (node) => colourOf(departmentOf(node)),
    words: (node) => departmentOf(node) ?? t('no_department'),
  };
};

const stepOf = (node: ChartNode): number => {
  const span = spanOf(node);
  return span === 0 ? 0 : SPANS.findIndex((most) => span <= most) + 1;
};

const bySpan = (nodes: readonly ChartNode[]): Colours => {
  const colourOf = (step: number) => `--ramp-${step + 1}`;
  const counts = Map.groupBy(nodes, stepOf);
  return {
    keys: [0, ...SPANS.map((_, at) => at + 1)]
      .filter((step) => counts.has(step))
      .map((step) => ({
        ...{ id: `${step}`, colour: colourOf(step), label: spanWords(step) },
        count: counts.get(step)?.length ?? 0,
      })),
    of: (node) => colourOf(stepOf(node)),
    words: (node) => t('direct_reports', { count: spanOf(node) }),
  };
};

/** A step of spans in words. */
export const spanWords = (step: number): string => {
  if (step === 0) return t('leads_nobody');
  const [before, most] = [SPANS[step - 2] ?? 0, SPANS[step - 1] ?? 0];
  return Number.isFinite(most)
    ? t('span_from_to', { from: before + 1, to: most })
    : t('span_more', { from: before + 1 });
};

/** Layers from the sixth on have the same colour; their number stands on the card. */
const RAMP = 6;

const byLayer = (nodes: readonly ChartNode[], { depthOf }: ShownChart): Colours => {
  const step = (node: ChartNode) => Math.min(depthOf(node), RAMP);
  const counts = Map.groupBy(nodes, step);
  return {
    keys: [...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([layer, { length }]) => ({
        ...{ id: `${layer}`, colour: `--ramp-${layer}`, count: length },
        label: layer === RAMP ? t('layer_and_below', { layer }) : t('layer', { layer }),
      })),
    of: (node) => `--ramp-${step(node)}`,
    words: (node) => t('layer', { layer: depthOf(node) }),
  };
};
