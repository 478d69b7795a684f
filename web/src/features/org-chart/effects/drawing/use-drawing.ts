import { useState } from 'react';
import type { ChartSearch } from '../address.ts';
import type { ShownTree } from '../tree/use-chart.ts';
import { useCamera } from './use-camera.ts';
import { useSight } from './use-sight.ts';

/** The scroller of the drawing, what is in sight of it, and the zoom, which stands in the address. */
export function useDrawing(
  tree: ShownTree,
  zoom: number | undefined,
  sought: { readonly id: string } | null,
  onSearch: (some: Partial<ChartSearch>) => void,
) {
  const [scroller, onScroller] = useState<HTMLElement | null>(null);
  const sight = useSight(scroller);
  const camera = useCamera({
    ...{ element: scroller, sight, layout: tree.layout, zoom, sought },
    onZoom: (percent) => onSearch({ zoom: percent }),
  });
  return { scroller, onScroller, sight, camera };
}
