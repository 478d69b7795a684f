import { useMemo, useState } from 'react';
import { layoutOf } from '#contract/org-chart/layout.ts';
import type { DottedLine, OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartSearch } from '../address.ts';
import { firstView, type Size } from '../drawing/first-view.ts';
import { closedAbove, isOpen, type Openness, rowsOf } from './rows.ts';
import { layersOpen, shownOf, wholeChart } from './shown.ts';

/** So many cards are open at first. */
const AT_FIRST = 150;

const NO_TURNS: ReadonlyMap<string, boolean> = new Map();

/** What has to be open so that the card of the address is in sight: everybody above it. */
const turnsFor = (data: OrgChart, { card }: ChartSearch): ReadonlyMap<string, boolean> => {
  const turned = new Map<string, boolean>();
  if (card === undefined) return turned;
  for (let at = wholeChart(data).nodes.get(card)?.parent; at; at = at.parent) turned.set(at.id, true);
  return turned;
};

/** How large what a chart was first drawn in is; null until it is known. */
const useFirstSize = (size: Size | null): Size | null => {
  const [first, setFirst] = useState<Size | null>(null);
  if (size && !first) setFirst({ width: size.width, height: size.height });
  return first;
};

/**
 * A chart by its address: who is shown and open, the rows of the tree, and where everybody stands. Where the address doesn't say how many
 * layers are open, as many are as fit into `size`, or a good many where it isn't drawn.
 */
export function useChart(data: OrgChart, search: ChartSearch, size: Size | null = null) {
  const { department, vacancies, root, layers: asked } = search;
  const [turned, setTurned] = useState(() => turnsFor(data, search));
  const view = useFirstSize(size);
  const chart = useMemo(() => wholeChart(data), [data]);
  const shown = useMemo(
    () => shownOf(chart, { departments: department ?? [], hasVacancies: vacancies !== 'off', root }),
    [chart, department, vacancies, root],
  );
  const first = useMemo(() => (view ? firstView(shown, view) : null), [shown, view]);
  const openness = useMemo<Openness>(() => {
    if (asked !== undefined) return { layers: asked, turned };
    return first
      ? { layers: first.layers, also: first.also, turned }
      : { layers: layersOpen(shown, AT_FIRST), turned };
  }, [asked, first, shown, turned]);
  const rows = useMemo(() => rowsOf(shown, openness), [shown, openness]);
  const layout = useMemo(
    () => layoutOf(shown.tops, (node) => (isOpen(shown, openness, node) ? shown.below(node) : [])),
    [shown, openness],
  );
  const dotted = useMemo(() => {
    const kept = search.dotted === 'off' ? [] : data.dotted;
    return Map.groupBy(kept, ({ member_id }: DottedLine) => member_id);
  }, [data, search.dotted]);
  const turn = (ids: readonly string[], isOpened: boolean) =>
    setTurned((before) => new Map([...before, ...ids.map((id) => [id, isOpened] as const)]));
  return {
    ...{ chart, shown, openness, rows, layout, dotted, turn },
    /** The zoom at which what is open at first is in sight, 1 = a pixel of the drawing is one of the screen. */
    firstZoom: asked === undefined ? (first?.zoom ?? 1) : 1,
    /** Forgets what was turned by hand. */
    straighten: () => setTurned(NO_TURNS),
    /** Opens whatever is above a card. */
    uncover: (id: string) => {
      const node = chart.nodes.get(id);
      if (node) turn(closedAbove(shown, openness, node), true);
    },
  };
}

/** A chart by its address. */
export type ShownTree = ReturnType<typeof useChart>;
