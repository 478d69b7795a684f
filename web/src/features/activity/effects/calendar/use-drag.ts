import { type PointerEvent, useEffect, useRef } from 'react';
import { daysBetween } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { followPointer } from '../../../../ui/pointer/follow-pointer.ts';
import { dragged, type Grip, type Point, type Preview } from './drag-place.ts';
import { stretchOf } from './entry-place.ts';
import { SLOT } from './spots.ts';
import { type ClockOf, DAY_MINUTES } from './wall.ts';

/** Minutes of the finer grid, while Shift is held. */
const FINE = 5;

interface Dragging {
  readonly clockOf: ClockOf;
  readonly entryOf: (id: string) => ActivityEntry | undefined;
  /** False for what can't be changed any more; it says why. */
  readonly mayMove: (entry: ActivityEntry) => boolean;
  readonly mayAdd: (date: string) => boolean;
  readonly onPreview: (preview: Preview | null) => void;
  readonly onKeep: (preview: Preview) => void;
  /** An empty slot was pressed, by a finger or by the mouse. */
  readonly onTap: (point: Point, isFinger: boolean) => void;
  readonly onCancel: () => void;
}

/** Drawing, moving and stretching entries by the pointer: what the hours' box needs. */
export function useDrag(dragging: Dragging) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    // While a finger drags, nothing scrolls under it.
    const keepStill = (event: TouchEvent) => {
      if (box?.dataset.dragging) event.preventDefault();
    };
    box?.addEventListener('touchmove', keepStill, { passive: false });
    return () => box?.removeEventListener('touchmove', keepStill);
  }, []);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = root.current;
    if (!box || event.button !== 0 || !(event.target instanceof Element)) return;
    const start = pointIn(box, event.clientX, event.clientY);
    const grip = gripAt(event.target, start, dragging);
    if (!grip) return;
    const isFinger = event.pointerType === 'touch';
    followPointer(event, box, pressOf(box, grip, start, isFinger, dragging));
  };
  return { root, onPointerDown };
}

function pressOf(
  box: HTMLElement,
  grip: Grip,
  start: Point,
  isFinger: boolean,
  { clockOf, mayMove, mayAdd, onPreview, onKeep, onTap, onCancel }: Dragging,
) {
  const isAllowed = grip.act === 'create' ? mayAdd(grip.date) : undefined;
  let may = isAllowed;
  let last: Preview | null = null;
  const done = () => onPreview(null);
  return {
    drag: (x: number, y: number, fine: boolean) => {
      if (grip.act !== 'create') may ??= mayMove(grip.entry);
      if (!may) return;
      last = dragged(grip, pointIn(box, x, y), fine ? FINE : SLOT, clockOf) ?? last;
      onPreview(last);
    },
    drop: () => {
      done();
      if (last) onKeep(last);
    },
    tap: () => {
      if (grip.act === 'create' && may) onTap(start, isFinger);
    },
    cancel: () => {
      done();
      if (last) onCancel();
    },
  };
}

/** What lies under the pointer: an edge of an entry, an entry, or an empty slot. */
function gripAt(target: Element, { date, minute }: Point, { entryOf }: Dragging): Grip | undefined {
  const holder = target.closest<HTMLElement>('[data-entry]');
  if (holder) {
    const entry = entryOf(holder.dataset.entry ?? '');
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
    if (!entry) return undefined;
    if (edge === 'start' || edge === 'end') return { act: edge, entry, held: 0 };
    const from = stretchOf(entry)?.from ?? 0;
    const days = daysBetween(entry.work_date, date);
    return { act: 'move', entry, held: minute === null ? 0 : minute + days * DAY_MINUTES - from };
  }
  const isEmpty = target.closest('[data-column]') && !target.closest('button, a');
  return isEmpty && minute !== null ? { act: 'create', date, minute } : undefined;
}

/** The day and minute under a place of the window; the nearest day beside all of them. */
function pointIn(box: HTMLElement, x: number, y: number): Point {
  const columns = [...box.querySelectorAll<HTMLElement>('[data-column]')].map((element) => ({
    date: element.dataset.column ?? '',
    rect: element.getBoundingClientRect(),
  }));
  const nearest = columns.find(({ rect }) => x < rect.right) ?? columns.at(-1);
  if (!nearest) return { date: '', minute: null };
  const head = box.querySelector('[data-head]')?.getBoundingClientRect().bottom ?? 0;
  const { top, height } = nearest.rect;
  const minute = ((y - top) / height) * DAY_MINUTES;
  return { date: nearest.date, minute: y < head ? null : Math.min(Math.max(0, minute), DAY_MINUTES) };
}
