import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { calendarKey, type Meaning } from './calendar-keys.ts';
import type { Preview } from './drag-place.ts';
import { type Act, entryAt, isSamePlace, type Place, placeOf } from './entry-place.ts';
import { stepped } from './key-place.ts';
import { type Field, nextSpot, type Spot } from './spots.ts';
import type { ClockOf } from './wall.ts';

interface Keys {
  readonly clockOf: ClockOf;
  readonly field: Field;
  readonly spot: Spot;
  readonly entryOf: (id: string) => ActivityEntry | undefined;
  readonly mayMove: (entry: ActivityEntry) => boolean;
  readonly onGo: (spot: Spot) => void;
  readonly onLonger: (by: 1 | -1) => void;
  readonly onOpen: (spot: Spot, isNew: boolean) => void;
  readonly onDelete: (entry: ActivityEntry) => void;
  readonly onPreview: (preview: Preview | null) => void;
  readonly onKeep: (preview: Preview) => void;
  readonly onCancel: () => void;
}

type Held = { readonly act: Act; readonly entry: ActivityEntry; readonly place: Place };

/**
 * What Alt and arrows do to an entry is shown while Alt is held, as a drag is while the button is: letting go keeps it,
 * Escape leaves it.
 */
function useHeld({ clockOf, field, entryOf, mayMove, onPreview, onKeep, onCancel }: Keys) {
  const held = useRef<Held | null>(null);
  const show = (next: Held | null) => {
    held.current = next;
    onPreview(next);
  };
  const keep = () => {
    const { current } = held;
    if (!current) return;
    show(null);
    if (!isSamePlace(placeOf(current.entry), current.place)) onKeep(current);
  };
  useEffect(() => {
    const letGo = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Alt' || !held.current) return;
      // Else the browser's own menu takes the focus.
      event.preventDefault();
      keep();
    };
    window.addEventListener('keyup', letGo);
    window.addEventListener('blur', keep);
    return () => {
      window.removeEventListener('keyup', letGo);
      window.removeEventListener('blur', keep);
    };
  });
  const act = (spot: Spot, step: Meaning & { to: 'act' }) => {
    const before = held.current;
    const entry = before?.entry ?? (spot.at === 'slot' ? undefined : entryOf(spot.id));
    if (!entry || !(before || mayMove(entry))) return;
    const isAnother = before !== null && before.act !== step.act;
    if (isAnother) keep();
    const base = isAnother ? entryAt(clockOf, entry, before.act, before.place) : entry;
    const place = before?.place ?? placeOf(entry);
    show({ act: step.act, entry: base, place: stepped(base, place, step, field, clockOf) });
  };
  const leave = (): boolean => {
    if (!held.current) return false;
    show(null);
    onCancel();
    return true;
  };
  return { act, leave };
}

/** The calendar by keys. */
export function useKeys(keys: Keys) {
  const { entryOf, spot, field } = keys;
  const held = useHeld(keys);
  const mean = (meant: Meaning): boolean => {
    if (meant.to === 'cancel') return held.leave();
    if (meant.to === 'act') held.act(spot, meant);
    else if (meant.to === 'go') keys.onGo(nextSpot(spot, meant.way, field));
    else if (meant.to === 'longer') keys.onLonger(meant.by);
    else if (meant.to === 'delete') {
      const entry = spot.at === 'slot' ? undefined : entryOf(spot.id);
      if (entry && keys.mayMove(entry)) keys.onDelete(entry);
    } else keys.onOpen(spot, meant.to === 'new');
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const meant = calendarKey(event);
    if (!meant || !isOwn(event.target) || !mean(meant)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDown };
}

/** Keys of links and buttons within the calendar that are neither entries nor slots are their own. */
const isOwn = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('[data-entry], [data-slot]');
