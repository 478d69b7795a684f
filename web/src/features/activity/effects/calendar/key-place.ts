import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { type Act, movedTo, type Place } from './entry-place.ts';
import { type Field, MORNING, SLOT } from './spots.ts';
import { type ClockOf, DAY_MINUTES, existing, nextOnGrid, type Stretch } from './wall.ts';

/** One press of a key. */
export interface Step {
  readonly act: Act;
  readonly days: -1 | 0 | 1;
  readonly by: -1 | 0 | 1;
}

/** Where a press leads from a place; the place itself at the edge of the days and of what can be. */
export function stepped(
  entry: ActivityEntry,
  place: Place,
  { act, days, by }: Step,
  { dates, pieces }: Field,
  clockOf: ClockOf,
): Place {
  const { date, stretch } = place;
  if (days !== 0) {
    const other = dates[dates.indexOf(date) + days];
    if (other === undefined) return place;
    return stretch ? movedTo(clockOf, entry, other, stretch.from) : { date: other, stretch: null };
  }
  if (by === 0) return place;
  if (!stretch) {
    const others = pieces.filter((piece) => piece.date === date);
    return act === 'move' && by > 0 ? movedTo(clockOf, entry, date, freeFrom(others, entry)) : place;
  }
  if (act === 'move') {
    const from = next(clockOf, date, stretch.from, by);
    return from < 0 || from > DAY_MINUTES - SLOT ? place : movedTo(clockOf, entry, date, from);
  }
  const edge = next(clockOf, date, act === 'end' ? stretch.to : stretch.from, by);
  const after: Stretch = act === 'end' ? { ...stretch, to: edge } : { ...stretch, from: edge };
  const isPossible = after.from >= 0 && after.to > after.from && after.to - after.from <= DAY_MINUTES;
  return isPossible ? { date, stretch: after } : place;
}

/** The next time of the grid that there is. */
function next(clockOf: ClockOf, date: string, minute: number, by: 1 | -1): number {
  let there = nextOnGrid(minute, SLOT, by);
  while (by < 0 && there > 0 && existing(clockOf, date, there) !== there) there -= SLOT;
  return existing(clockOf, date, there);
}

/** The first time of a working day at which an entry has room. */
function freeFrom(taken: readonly { from: number; to: number }[], { duration_s }: ActivityEntry): number {
  const minutes = Math.ceil(duration_s / 60);
  let from = MORNING;
  for (const one of taken.toSorted((a, b) => a.from - b.from))
    if (one.from < from + minutes && one.to > from) from = Math.ceil(one.to / SLOT) * SLOT;
  return from + minutes > DAY_MINUTES ? MORNING : from;
}
