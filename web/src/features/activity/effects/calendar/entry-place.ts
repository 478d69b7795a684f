import { addDays } from '#contract/activity/rules.ts';
import type { ActivityEntry, EntryChange } from '#contract/activity/shapes.ts';
import { type ClockOf, DAY_MINUTES, lasting, minutesOf, type Stretch, secondsIn, timeOf } from './wall.ts';

/** Where an entry is put: on a day, and on its clock unless it stays without times. */
export interface Place {
  readonly date: string;
  readonly stretch: Stretch | null;
}

/** What is done to an entry: it is moved as a whole, or its start or its end is. */
export type Act = 'move' | 'start' | 'end';

/** Where an entry lies on the clock of its zone; null without times. */
export const stretchOf = ({
  work_date,
  start,
  end,
  ends_next_day,
  duration_s,
}: ActivityEntry): Stretch | null => {
  if (!start || !end) return null;
  const from = minutesOf(start);
  const to = minutesOf(end) + (ends_next_day ? DAY_MINUTES : 0);
  // In the hour that comes twice an end may show no later time than the start.
  return { date: work_date, from, to: to > from ? to : from + Math.max(1, duration_s / 60) };
};

/** Where an entry is. */
export const placeOf = (entry: ActivityEntry): Place => ({
  date: entry.work_date,
  stretch: stretchOf(entry),
});

/** Where an entry would be that starts at a minute of a day and lasts as long as it does. */
export const movedTo = (clockOf: ClockOf, entry: ActivityEntry, date: string, from: number): Place => ({
  date,
  stretch: lasting(clockOf, date, from, entry.duration_s),
});

/** True where nothing is changed. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.date === other.date &&
  one.stretch?.from === other.stretch?.from &&
  one.stretch?.to === other.stretch?.to;

/** What is asked of the server: a move keeps the length to the second, an edge leaves the other one as it is. */
export const changeFor = (entry: ActivityEntry, act: Act, { date, stretch }: Place): EntryChange => {
  const day = date === entry.work_date ? {} : { work_date: date };
  if (!stretch) return day;
  if (act === 'move') return { ...day, start: timeOf(stretch.from), duration_s: entry.duration_s };
  const ends_next_day = stretch.to >= DAY_MINUTES;
  return act === 'end'
    ? { end: timeOf(stretch.to), ends_next_day }
    : { start: timeOf(stretch.from), end: entry.end, ends_next_day: entry.ends_next_day };
};

/** The entry as it is once it is there. */
export const entryAt = (
  clockOf: ClockOf,
  entry: ActivityEntry,
  act: Act,
  { date, stretch }: Place,
): ActivityEntry => {
  const after: ActivityEntry = { ...entry, work_date: date, status: 'draft', status_reason: null };
  if (!stretch) return after;
  return {
    ...after,
    start: timeOf(stretch.from),
    end: timeOf(stretch.to),
    ends_next_day: stretch.to >= DAY_MINUTES,
    duration_s: act === 'move' ? entry.duration_s : secondsIn(clockOf, stretch),
  };
};

/** What puts an entry back where it was, to the second. */
export const backTo = ({ work_date, start, started_at, duration_s }: ActivityEntry): EntryChange =>
  start === null
    ? { work_date, start: null, end: null, duration_s }
    : { work_date, start: `${start}:${started_at?.slice(17, 19) ?? '00'}`, duration_s };

/** A piece of a stretch between two midnights; `before` and `after` where it goes on beyond them. */
export interface Piece {
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly before: boolean;
  readonly after: boolean;
}

/** A stretch, day by day. */
export const piecesOf = ({ date, from, to }: Stretch): Piece[] => {
  const days = Array.from({ length: Math.max(1, Math.ceil(to / DAY_MINUTES)) }, (_, at) => at);
  return days
    .map((at) => ({
      date: addDays(date, at),
      from: Math.max(0, from - at * DAY_MINUTES),
      to: Math.min(DAY_MINUTES, to - at * DAY_MINUTES),
      before: at > 0,
      after: to > (at + 1) * DAY_MINUTES,
    }))
    .filter((piece) => piece.to > piece.from);
};
