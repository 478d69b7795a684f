import { layoutOf } from '#contract/org-chart/layout.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { ShownChart } from '../tree/shown.ts';
import { zoomToFit } from './camera.ts';

/** Pixels of the screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a chart is open at first: so many layers, whoever is open beyond them, and the zoom at which all of it is in sight. */
export interface FirstView {
  readonly layers: number;
  readonly also: ReadonlySet<string>;
  readonly zoom: number;
}

/** Further away names are hard to read. */
const LEAST_ZOOM = 0.8;
/** So many are tried to be opened beyond whole layers. */
const TRIES = 60;

/** As much of a chart as is in sight at once with names that can be read: whole layers, then who is next, as long as there is room. */
export const firstView = (shown: ShownChart, view: Size): FirstView => {
  const also = new Set<string>();
  const zoomOf = (layers: number) => {
    const isOpen = (node: ChartNode) => shown.depthOf(node) < layers || also.has(node.id);
    const childrenOf = (node: ChartNode) => (isOpen(node) ? shown.below(node) : []);
    return zoomToFit(layoutOf(shown.tops, childrenOf), view);
  };
  let [layers, zoom] = [2, zoomOf(2)];
  if (zoom < LEAST_ZOOM) return { layers, also, zoom: LEAST_ZOOM };
  const leading = (nodes: readonly ChartNode[]) => nodes.filter((node) => shown.below(node).length > 0);
  let next = leading(leading(shown.tops).flatMap(shown.below));
  while (next.length > 0) {
    const fitting = zoomOf(layers + 1);
    if (fitting < LEAST_ZOOM) break;
    [layers, zoom] = [layers + 1, fitting];
    next = leading(next.flatMap(shown.below));
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const node = next[tries];
    if (!node) break;
    also.add(node.id);
    const fitting = zoomOf(layers);
    if (fitting < LEAST_ZOOM) also.delete(node.id);
    else {
      zoom = fitting;
      next.push(...leading(shown.below(node)));
    }
  }
  return { layers, also, zoom };
};
