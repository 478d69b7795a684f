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

/** So many departments have a colour of their own; the grey is for the others. */
const OWN = 6;
const GREY = '--chart-7';

/** How many answer to somebody, in steps: the most of each. */
export const SPANS = [3, 7, 12, Number.POSITIVE_INFINITY] as const;

/** How many people answer to somebody. */
export const spanOf = (node: ChartNode): number =>
  node.children.reduce((sum, child) => sum + (child.kind === 'person' ? 1 : 0), 0);

/** The colours of what is shown. */
export const coloursOf = (by: Colouring, nodes: readonly ChartNode[], shown: ShownChart): Colours => {
  if (by === 'department') return byDepartment(nodes);
  return by === 'span' ? bySpan(nodes) : byLayer(nodes, shown);
};

const byDepartment = (nodes: readonly ChartNode[]): Colours => {
  const counts = new Map<string | null, number>();
  for (const node of nodes) {
    const name = departmentOf(node);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const named = [...counts].filter(([name]) => name !== null).toSorted((one, other) => other[1] - one[1]);
  const own = new Map(named.slice(0, OWN).map(([name], at) => [name, `--chart-${at + 1}`]));
  const rest = [...counts].reduce((sum, [name, count]) => sum + (own.has(name) ? 0 : count), 0);
  const keys = [...own].map(([name, colour]) => ({
    ...{ id: name ?? '', colour, label: name ?? '', count: counts.get(name) ?? 0 },
  }));
  const others = { id: 'others', colour: GREY, label: t('other_departments'), count: rest };
  return {
    keys: rest > 0 ? [...keys, others] : keys,
    of: (node) => own.get(departmentOf(node)) ?? GREY,
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
