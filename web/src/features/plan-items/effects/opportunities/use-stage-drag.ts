import type { PointerEvent } from 'react';
import { OPPORTUNITY_STAGES, type OpportunityStage } from '#contract/plan-items/opportunity.ts';
import { followPointer } from '../../../../ui/pointer/follow-pointer.ts';

/** Drags cards marked with `data-card` between columns marked with `data-stage`: while it lasts, nothing is drawn by React. */
export const useStageDrag = (onDrop: (id: string, stage: OpportunityStage) => void) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget: board, button, clientX, clientY } = event;
    if (button !== 0 || !(target instanceof Element) || target.closest('button, a, [popover]')) return;
    const card = target.closest<HTMLElement>('[data-card]');
    if (!card) return;
    const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')];
    const over = (x: number) =>
      columns.find((column) => {
        const { left, right } = column.getBoundingClientRect();
        return x >= left && x < right;
      });
    let at: HTMLElement | undefined;
    const end = () => {
      card.style.transform = '';
      delete card.dataset.dragged;
      delete at?.dataset.over;
    };
    followPointer(event, board, {
      drag: (x, y) => {
        card.dataset.dragged = 'true';
        card.style.transform = `translate3d(${x - clientX}px, ${y - clientY}px, 0)`;
        const next = over(x);
        if (next === at) return;
        delete at?.dataset.over;
        at = next;
        if (at) at.dataset.over = 'true';
      },
      drop: () => {
        end();
        const stage = OPPORTUNITY_STAGES.find((one) => one === at?.dataset.stage);
        if (stage && card.dataset.card) onDrop(card.dataset.card, stage);
      },
      tap: end,
      cancel: end,
    });
  },
});
