import { type RefObject, useEffect, useEffectEvent } from 'react';
import { place } from './place.ts';

type PlaceInput = {
  box: RefObject<HTMLElement | null>;
  /** The box's id, which its button names as its target. */
  id: string;
  shown: boolean;
  align: 'start' | 'end';
};

const focusable = 'input, select, textarea, [role^="menuitem"], button, a[href]';

/** Keeps a shown box beside its button, and gives its first control the focus. */
export function usePlace({ box, id, shown, align }: PlaceInput): void {
  const settle = useEffectEvent(() => {
    const element = box.current;
    const button = document.querySelector(`[popovertarget="${id}"]`);
    if (!element || !button) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(button.getBoundingClientRect(), element.getBoundingClientRect(), view, align);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  useEffect(() => {
    if (!shown) return;
    settle();
    const first = box.current?.querySelector(focusable);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, true);
    return () => {
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, true);
    };
  }, [shown, box]);
}
