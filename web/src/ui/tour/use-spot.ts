import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { beside } from './beside.ts';

/** Px around what is in the light, and what its line takes beside the window's edge. */
const AROUND = 4;
const LINE = 2;

interface SpotInput {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What gets the focus. */
  readonly first: RefObject<HTMLElement | null>;
  readonly step: { readonly find: () => Element | undefined } | undefined;
}

/** Shows the dialog, and keeps the light on what the step is about and the box beside it. */
export function useSpot({ dialog, first, step }: SpotInput) {
  const ring = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const spot = edgesOf(step?.find(), view);
    write(ring.current, spot);
    if (box.current) write(box.current, beside(spot, box.current.getBoundingClientRect(), view));
  });
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser would take the first button, which skips.
    first.current?.focus();
    return () => shown?.close();
  }, [dialog, first]);
  useLayoutEffect(() => {
    bringIntoSight(step?.find());
    settle();
  }, [step]);
  useEffect(() => {
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, true);
    return () => {
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, true);
    };
  }, []);
  return { ring, box };
}

/** Scrolls to what is outside the window; what stands still on the page's edge needs no scrolling. */
function bringIntoSight(target: Element | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

/** What is in the light, cut off at the window's edges; a point in its middle where there is nothing. */
function edgesOf(target: Element | undefined, view: { width: number; height: number }) {
  if (!target)
    return { left: view.width / 2, right: view.width / 2, top: view.height / 3, bottom: view.height / 3 };
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return {
    left: Math.max(LINE, left - AROUND),
    right: Math.min(view.width - LINE, right + AROUND),
    top: Math.max(LINE, top - AROUND),
    bottom: Math.min(view.height - LINE, bottom + AROUND),
  };
}

function write(
  element: HTMLElement | null,
  at: { left: number; top: number; right?: number; bottom?: number },
): void {
  if (!element) return;
  const { left, top, right, bottom } = at;
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  if (right !== undefined) element.style.width = `${right - left}px`;
  if (bottom !== undefined) element.style.height = `${bottom - top}px`;
}
