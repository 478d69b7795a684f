import { type PointerEvent, useState } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import type { Chart, ChartNode } from '#contract/org-chart/tree.ts';
import { followPointer } from '../../../../ui/pointer/follow-pointer.ts';
import type { Drop } from './moves.ts';

/** A card that is on its way, where the pointer is, and what letting it go would mean. */
export interface Dragged {
  readonly node: ChartNode;
  readonly x: number;
  readonly y: number;
  readonly drop: Drop | null;
}

interface DragInput {
  readonly chart: Chart;
  readonly isOn: boolean;
  readonly dropOf: (from: ChartNode, onto: ChartNode) => Drop | null;
  readonly onDrop: (drop: Drop, from: ChartNode) => void;
}

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;

/** Pixels at the edge of a scroller in which it scrolls along, and how far in a frame. */
const EDGE = 48;
const SCROLL = 12;

/** Scrolls sideways while a card is at an edge; `at` is where it is, null once it was let go. */
const scrollSideways = (scroller: HTMLElement, at: () => number | null): void => {
  const x = at();
  if (x === null) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (x > left && x < left + EDGE) scroller.scrollLeft -= SCROLL;
  else if (x < right && x > right - EDGE) scroller.scrollLeft += SCROLL;
  requestAnimationFrame(() => scrollSideways(scroller, at));
};

/** Says on the card under the pointer what letting go would mean, and on no other. */
const show = (onto: HTMLElement | null, drop: Drop | null): void => {
  for (const other of document.querySelectorAll<HTMLElement>('[data-drop]')) delete other.dataset.drop;
  if (onto && drop) onto.dataset.drop = drop.problem === undefined ? 'fits' : 'broken';
};

/** Cards that are drawn onto others by mouse or pen; a finger scrolls, and has the card's verbs. */
export function useDrag({ chart, isOn, dropOf, onDrop }: DragInput) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const begin = (node: ChartNode, card: HTMLElement, scroller: HTMLElement, down: PointerEvent) => {
    let at: number | null = null;
    let met: { readonly onto: string | undefined; readonly drop: Drop | null } = { onto: '', drop: null };
    const end = () => {
      at = null;
      delete card.dataset.held;
      show(null, null);
      setDragged(null);
    };
    followPointer(down.nativeEvent, scroller, {
      drag: (x, y) => {
        if (at === null) {
          card.dataset.held = '';
          at = x;
          scrollSideways(scroller, () => at);
        }
        at = x;
        const under = cardAt(document.elementFromPoint(x, y));
        const onto = scroller.contains(under) ? under?.dataset.node : undefined;
        if (onto !== met.onto) {
          const other = onto === undefined ? undefined : chart.nodes.get(onto);
          met = { onto, drop: other ? dropOf(node, other) : null };
          show(under, met.drop);
        }
        setDragged({ node, x, y, drop: met.drop });
      },
      drop: () => {
        end();
        if (met.drop) onDrop(met.drop, node);
      },
      tap: end,
      cancel: end,
    });
  };
  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    const { target, pointerType, button } = event;
    if (!isOn || pointerType === 'touch' || button !== 0 || !(target instanceof Element)) return;
    const card = cardAt(target);
    const node = chart.nodes.get(card?.dataset.node ?? '');
    const scroller = target.closest<HTMLElement>('[data-scroller]');
    if (!card || !node || !scroller || target.closest('[data-toggle]')) return;
    // Else the drawing would be pulled along.
    event.stopPropagation();
    begin(node, card, scroller, event);
  };
  return { dragged, onPointerDownCapture, nameOfDragged: dragged && nameOf(dragged.node) };
}
