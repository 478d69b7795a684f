import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Chart, ChartNode } from '#contract/org-chart/tree.ts';
import type { Drop } from './moves.ts';

/** Somebody who was picked up by the keyboard, and what putting them onto the card in focus would mean. */
export interface Held {
  readonly node: ChartNode;
  readonly drop: Drop | null;
}

interface HeldInput {
  readonly chart: Chart;
  readonly isOn: boolean;
  readonly dropOf: (from: ChartNode, onto: ChartNode) => Drop | null;
  readonly onDrop: (drop: Drop, from: ChartNode) => void;
  /** They were left where they are. */
  readonly onLeave: (node: ChartNode) => void;
}

const isKey = ({ ctrlKey, metaKey, key }: KeyboardEvent, letter: string): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === letter;

/** Moving by the keyboard: Control and X picks up, the tree's own keys go somewhere, Enter puts down, Escape leaves. */
export function useHeld({ chart, isOn, dropOf, onDrop, onLeave }: HeldInput) {
  const [heldId, setHeld] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const held = heldId === null ? undefined : chart.nodes.get(heldId);
  const onto = reached === null ? undefined : chart.nodes.get(reached);
  const nodeOf = (target: EventTarget): ChartNode | undefined =>
    target instanceof Element
      ? chart.nodes.get(target.closest<HTMLElement>('[role="treeitem"]')?.dataset.node ?? '')
      : undefined;
  const leave = () => {
    if (held) onLeave(held);
    setHeld(null);
  };
  const put = (node: ChartNode | undefined) => {
    if (!held || !node || node === held) return;
    const drop = dropOf(held, node);
    if (drop && drop.problem !== undefined) return;
    setHeld(null);
    if (drop) onDrop(drop, held);
    else onLeave(held);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const node = nodeOf(event.target);
    if (!isOn || !node) return;
    if (isKey(event, 'x')) setHeld(node.id);
    else if (held && (event.key === 'Enter' || isKey(event, 'v'))) put(node);
    else if (held && event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusCapture = ({ target }: FocusEvent<HTMLElement>) =>
    setReached((before) => nodeOf(target)?.id ?? before);
  return {
    held: held ? { node: held, drop: onto && onto !== held ? dropOf(held, onto) : null } : null,
    hasReached: onto !== undefined && onto !== held,
    leave,
    handlers: { onKeyDownCapture, onFocusCapture },
  };
}
