import { useState } from 'react';
import type { CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { monthWords } from '#contract/activity/months.ts';
import { isEditable } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { Point, Preview } from '../../effects/calendar/drag-place.ts';
import { isSamePlace, placeOf } from '../../effects/calendar/entry-place.ts';
import { placeText } from '../../effects/calendar/place-text.ts';
import { type Field, MORNING, SLOT, type Spot } from '../../effects/calendar/spots.ts';
import { useDrag } from '../../effects/calendar/use-drag.ts';
import { useKeys } from '../../effects/calendar/use-keys.ts';
import type { Move } from '../../effects/calendar/use-moves.ts';
import {
  type ClockOf,
  DAY_MINUTES,
  existing,
  type Stretch,
  secondsIn,
  timeOf,
} from '../../effects/calendar/wall.ts';
import { useDeleteEntry } from '../entries/use-delete-entry.ts';
import type { EntryTask } from '../form/entry-values.ts';
import { t } from './messages.ts';
import { useSpot } from './use-spot.ts';

/** Minutes of a new entry that nobody drew. */
const USUAL = 60;

interface Acts {
  readonly days: readonly CalendarDay[];
  readonly entries: readonly ActivityEntry[];
  readonly field: Field;
  readonly clockOf: ClockOf;
  readonly preview: Preview | null;
  readonly onPreview: (preview: Preview | null) => void;
  readonly move: Move;
  readonly onTask: (task: EntryTask) => void;
}

/** What pointers and keys do in the calendar: both end in the same moves and the same form. */
export function useActs({ days, entries, field, clockOf, onPreview, move, onTask }: Acts) {
  const { locale } = useFormat();
  const [said, say] = useState('');
  const remove = useDeleteEntry();
  const cursor = useSpot(days, say);
  const entryOf = (id: string) => entries.find((one) => one.id === id);
  const mayAdd = (date: string) => days.find((day) => day.date === date)?.open ?? false;
  const mayMove = (entry: ActivityEntry) => isMovable(entry, days);
  const show = (preview: Preview | null) => {
    onPreview(preview);
    if (!preview) return;
    // In another day it is drawn anew.
    if (preview.act !== 'create') cursor.follow(preview.entry.id);
    say(textOf(locale, preview, clockOf));
  };
  const add = (stretch: Stretch) => mayAdd(stretch.date) && onTask(taskFor(stretch));
  const usual = (date: string, minute: number, minutes?: number) =>
    usualAt(field, date, existing(clockOf, date, minute), minutes);
  const onKeep = (preview: Preview) => {
    if (preview.act === 'create') add(preview.stretch);
    else if (!isSamePlace(placeOf(preview.entry), preview.place))
      move(preview.entry, preview.act, preview.place);
  };
  const open = (entry: ActivityEntry) => mayMove(entry) && onTask({ change: entry });
  const onOpen = (spot: Spot, isNew: boolean) => {
    if (spot.at === 'slot') return add(usual(spot.date, spot.minute, cursor.length));
    const entry = isNew ? undefined : entryOf(spot.id);
    return entry && open(entry);
  };
  const onTap = ({ date, minute }: Point, isFinger: boolean) => {
    const slot = Math.floor((minute ?? 0) / SLOT) * SLOT;
    cursor.go({ at: 'slot', date, minute: Math.min(slot, DAY_MINUTES - SLOT) });
    // A finger that only wanted to stop scrolling opens nothing: the slot that it found does, with another tap.
    if (!isFinger) add(usual(date, slot));
  };
  const onDelete = (entry: ActivityEntry) => {
    const { stretch } = placeOf(entry);
    const minute = Math.floor((stretch?.from ?? MORNING) / SLOT) * SLOT;
    cursor.go({ at: 'slot', date: entry.work_date, minute });
    remove(entry);
  };
  const both = { clockOf, entryOf, mayMove, onPreview: show, onKeep, onCancel: () => say(t('cancelled')) };
  const { root, onPointerDown } = useDrag({ ...both, mayAdd, onTap });
  const { onKeyDown } = useKeys({
    ...both,
    ...{ field, spot: cursor.spot, onGo: cursor.go, onLonger: cursor.longer, onOpen, onDelete },
  });
  const addHere = () => onOpen(cursor.spot, true);
  return { root, onPointerDown, onKeyDown, cursor, said, open, add, addHere, mayAdd };
}

/** A new entry from a minute on, as long as there is room for one. */
function usualAt({ pieces }: Field, date: string, from: number, minutes = USUAL): Stretch {
  const next = pieces.filter((piece) => piece.date === date && piece.from >= from + SLOT);
  const room = Math.min(DAY_MINUTES, ...next.map((piece) => piece.from));
  return { date, from, to: Math.max(from + SLOT, Math.min(from + minutes, room)) };
}

/** What a new entry's form starts from. */
const taskFor = ({ date, from, to }: Stretch): EntryTask => ({
  add: { work_date: date, start: timeOf(from), end: timeOf(to), ends_next_day: to >= DAY_MINUTES },
});

/** False for an entry that can't be changed any more, and says why. */
function isMovable(entry: ActivityEntry, days: readonly CalendarDay[]): boolean {
  const reason = whyClosed(entry, days);
  if (reason) toast.show({ title: t('cant_move'), message: reason });
  return reason === undefined;
}

/** Why an entry can't be changed; undefined for one that can. */
function whyClosed({ status, work_date }: ActivityEntry, days: readonly CalendarDay[]): string | undefined {
  if (status === 'submitted' || status === 'approved' || status === 'locked') return t(`closed_${status}`);
  const day = days.find(({ date }) => date === work_date);
  if (day?.closed) return t('closed_month', { month: monthWords(day.date) });
  const isOpen = day?.open ?? true;
  return isEditable(status) && isOpen ? undefined : t('closed_day');
}

const textOf = (locale: string, preview: Preview, clockOf: ClockOf): string => {
  const place = preview.act === 'create' ? { ...preview.stretch, stretch: preview.stretch } : preview.place;
  const seconds =
    preview.act === 'create' || (preview.act !== 'move' && place.stretch)
      ? secondsIn(clockOf, place.stretch ?? { date: place.date, from: 0, to: 0 })
      : preview.entry.duration_s;
  return t('at', { place: placeText(locale, place), duration: hoursAndMinutes(seconds) });
};
