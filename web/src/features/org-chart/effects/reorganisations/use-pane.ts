import { useMemo } from 'react';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartSearch } from '../address.ts';
import { coloursOf } from '../colours.ts';
import { useDrawing, useScroller } from '../drawing/use-drawing.ts';
import { meantOf } from '../tree/shown.ts';
import { useChart } from '../tree/use-chart.ts';

/** Percent: the zoom stays as it is while cards are moved and opened, so that whoever is moved can be followed. */
const AT_FIRST = 80;

/** One of the charts that stand beside each other: who is shown of it, where everybody stands, and the colours. */
export function usePane(
  data: OrgChart,
  search: ChartSearch,
  sought: { readonly id: string } | null,
  onSearch: (some: Partial<ChartSearch>) => void,
) {
  const place = useScroller();
  const tree = useChart(data, search, place.sight);
  const { shown } = tree;
  const drawing = useDrawing(place, tree, search.zoom ?? AT_FIRST, sought, onSearch);
  const colours = useMemo(
    () => search.colour && coloursOf(search.colour, meantOf(shown), shown),
    [search.colour, shown],
  );
  return { data, tree, drawing, colours };
}

/** One of the charts. */
export type Pane = ReturnType<typeof usePane>;
