import { addDays, daysBetween } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { type Act, movedTo, type Place, stretchOf } from './entry-place.ts';
import { type ClockOf, DAY_MINUTES, existing, type Stretch, snapped } from './wall.ts';

/** What is being done and isn't kept yet: a new entry, or one that goes somewhere else. */
export type Preview =
  | { readonly act: 'create'; readonly stretch: Stretch }
  | { readonly act: Act; readonly entry: ActivityEntry; readonly place: Place };

/** Where a pointer is: at a minute of a day, or above its hours. */
export interface Point {
  readonly date: string;
  readonly minute: number | null;
}

/** What was taken hold of; `held` are the minutes from an entry's start to where it was. */
export type Grip =
  | { readonly act: 'create'; readonly date: string; readonly minute: number }
  | { readonly act: Act; readonly entry: ActivityEntry; readonly held: number };

/** Minutes of the longest entry. */
const LONGEST = DAY_MINUTES;

/** What comes of dragging a grip to a point, on a grid of `step` minutes; null where it comes to nothing. */
export function dragged(grip: Grip, point: Point, step: number, clockOf: ClockOf): Preview | null {
  if (grip.act === 'create') return { act: 'create', stretch: stretched(grip, point, step, clockOf) };
  const { act, entry } = grip;
  if (act === 'move') return moved(grip.entry, grip.held, point, step, clockOf);
  const stretch = stretchOf(entry);
  if (!stretch || point.minute === null) return null;
  const days = daysBetween(entry.work_date, point.date);
  const minute = existing(clockOf, entry.work_date, snapped(point.minute + days * DAY_MINUTES, step));
  const edge =
    act === 'end'
      ? { to: within(minute, stretch.from + step, stretch.from + LONGEST) }
      : { from: within(minute, Math.max(0, stretch.to - LONGEST), stretch.to - step) };
  return { act, entry, place: { date: entry.work_date, stretch: { ...stretch, ...edge } } };
}

const within = (minute: number, least: number, most: number): number =>
  Math.min(Math.max(minute, least), most);

function stretched(
  { date, minute }: { readonly date: string; readonly minute: number },
  point: Point,
  step: number,
  clockOf: ClockOf,
): Stretch {
  const other = point.minute ?? 0;
  const from = within(Math.floor(Math.min(minute, other) / step) * step, 0, DAY_MINUTES - step);
  const to = within(Math.ceil(Math.max(minute, other) / step) * step, from + step, DAY_MINUTES);
  return { date, from: existing(clockOf, date, from), to: existing(clockOf, date, to) };
}

function moved(
  entry: ActivityEntry,
  held: number,
  { date, minute }: Point,
  step: number,
  clockOf: ClockOf,
): Preview | null {
  const isTimed = entry.start !== null;
  if (minute === null) return isTimed ? null : { act: 'move', entry, place: { date, stretch: null } };
  const days = Math.floor(held / DAY_MINUTES);
  const from = within(snapped(minute - held + days * DAY_MINUTES, step), 0, DAY_MINUTES - step);
  return { act: 'move', entry, place: movedTo(clockOf, entry, addDays(date, -days), from) };
}
