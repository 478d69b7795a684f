import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { MORNING, SLOT, type Spot } from '../../effects/calendar/spots.ts';
import { DAY_MINUTES } from '../../effects/calendar/wall.ts';
import { slotText } from './slot-text.ts';

/** Minutes of an entry that a slot opens before it is made longer. */
const UNTOUCHED = undefined;

/** Where the keys are in the calendar: the one place of it in the order of Tab. */
export function useSpot(days: readonly CalendarDay[], say: (text: string) => void) {
  const { locale } = useFormat();
  const first = days[0]?.date ?? '';
  const [kept, setSpot] = useState<Spot>({ at: 'slot', date: first, minute: MORNING });
  const [length, setLength] = useState<number | undefined>(UNTOUCHED);
  // Other days are shown than those where the keys were.
  const spot: Spot = days.some(({ date }) => date === kept.date)
    ? kept
    : { at: 'slot', date: first, minute: MORNING };
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const selector = wanted.current;
    const found = selector && document.querySelector<HTMLElement>(selector);
    if (!found) return;
    wanted.current = undefined;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'nearest' });
  });
  const dayOf = (date: string) => days.find((day) => day.date === date);
  const go = (next: Spot) => {
    setSpot(next);
    setLength(UNTOUCHED);
    wanted.current =
      next.at === 'slot'
        ? '[data-slot]'
        : `[data-entry="${next.id}"]${next.at === 'entry' ? `[data-from="${next.from}"]` : ''}`;
    if (next.at === 'slot') say(slotText(locale, dayOf(next.date), next.minute, next.minute + SLOT));
  };
  const longer = (by: 1 | -1) => {
    if (spot.at !== 'slot') return;
    const most = DAY_MINUTES - spot.minute;
    const now = Math.min(Math.max(SLOT, (length ?? SLOT) + by * SLOT), most);
    setLength(now);
    say(slotText(locale, dayOf(spot.date), spot.minute, spot.minute + now));
  };
  return {
    spot,
    length,
    go,
    longer,
    /** Is where the focus came to by itself. */
    stand: (next: Spot) => setSpot(next),
    /** Keeps the focus on an entry that is drawn in another place. */
    follow: (id: string) => {
      if (document.activeElement?.matches(`[data-entry="${id}"]`)) wanted.current = `[data-entry="${id}"]`;
    },
  };
}

/** Where the keys are. */
export type Cursor = ReturnType<typeof useSpot>;
