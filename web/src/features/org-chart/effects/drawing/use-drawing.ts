import { useState } from 'react';
import type { ChartSearch } from '../address.ts';
import type { ShownTree } from '../tree/use-chart.ts';
import { useCamera } from './use-camera.ts';
import { useSight } from './use-sight.ts';

/** The scroller that a drawing lies in, and what is in sight of it; null until it stands. */
export function useScroller() {
  const [scroller, onScroller] = useState<HTMLElement | null>(null);
  return { scroller, onScroller, sight: useSight(scroller) };
}

/** The scroller of the drawing, what is in sight of it, and the zoom, which stands in the address once it was chosen. */
export function useDrawing(
  place: ReturnType<typeof useScroller>,
  tree: ShownTree,
  zoom: number | undefined,
  sought: { readonly id: string } | null,
  onSearch: (some: Partial<ChartSearch>) => void,
) {
  const { scroller, sight } = place;
  const camera = useCamera({
    ...{ element: scroller, sight, layout: tree.layout, zoom, first: tree.firstZoom, sought },
    onZoom: (percent) => onSearch({ zoom: percent }),
  });
  return { ...place, camera };
}
