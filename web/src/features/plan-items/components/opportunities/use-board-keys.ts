import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OPPORTUNITY_STAGES, type OpportunityStage } from '#contract/plan-items/opportunity.ts';

/** An opportunity that Alt and arrows hold, and the stage that it would come to. */
export interface HeldCard {
  readonly id: string;
  readonly stage: OpportunityStage;
}

const SIDES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ALONG: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const openersIn = (box: Element | undefined): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-open]') ?? []),
];

/** Where an arrow leads from a card: along its column, or to the next column that has any. */
function cardAfter(board: Element, card: HTMLElement, key: string): HTMLElement | undefined {
  const column = card.closest('[data-stage]');
  const cards = openersIn(column ?? undefined);
  const at = cards.indexOf(card);
  const along = ALONG[key];
  if (along) return cards[at + along];
  const side = SIDES[key];
  if (!side || !column) return undefined;
  const columns = [...board.querySelectorAll('[data-stage]')];
  const here = columns.indexOf(column);
  const ahead = side > 0 ? columns.slice(here + 1) : columns.slice(0, here).toReversed();
  const next = openersIn(ahead.find((one) => openersIn(one).length > 0));
  return next[Math.min(at, next.length - 1)];
}

/** Arrows go from card to card; with Alt they hold one and bring it to another stage: letting Alt go keeps it, Escape doesn't. */
export function useBoardKeys(
  stageOf: (id: string) => OpportunityStage | undefined,
  onMove: ((id: string, stage: OpportunityStage) => void) | undefined,
) {
  const [held, setHeld] = useState<HeldCard | null>(null);
  const board = useRef<HTMLElement>(null);
  // A card that comes to another column is drawn anew there.
  useEffect(() => {
    if (held) board.current?.querySelector<HTMLElement>(`[data-card="${held.id}"] [data-open]`)?.focus();
  }, [held]);
  const letGo = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Alt' || !held) return;
    // Else the browser's own menu takes the focus.
    event.preventDefault();
    setHeld(null);
    onMove?.(held.id, held.stage);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => letGo(event);
    window.addEventListener('keyup', listen);
    return () => window.removeEventListener('keyup', listen);
  }, []);
  const hold = (card: HTMLElement, by: number): void => {
    const id = card.closest<HTMLElement>('[data-card]')?.dataset.card;
    const from = held?.stage ?? (id && stageOf(id));
    const next = from && OPPORTUNITY_STAGES[OPPORTUNITY_STAGES.indexOf(from) + by];
    if (id && next) setHeld({ id, stage: next });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-open]') || ctrlKey || metaKey) return;
    const side = SIDES[key];
    if (key === 'Escape' && held) setHeld(null);
    else if (altKey && side && onMove) hold(target, side);
    else if (altKey || !(side || ALONG[key])) return;
    else cardAfter(currentTarget, target, key)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return { held, board, onKeyDown };
}
