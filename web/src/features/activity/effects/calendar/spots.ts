import type { Piece } from './entry-place.ts';
import { DAY_MINUTES } from './wall.ts';

/** Minutes of a slot, and of the steps in which keys and pointers go. */
export const SLOT = 15;

/** Something of a day that keys go to: a piece of an entry. */
export interface SpotPiece extends Piece {
  readonly id: string;
  readonly lane: number;
}

/** Where keys are: in a slot of a day, at an entry's piece, or at one without times. */
export type Spot =
  | { readonly at: 'slot'; readonly date: string; readonly minute: number }
  | {
      readonly at: 'entry';
      readonly id: string;
      readonly date: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly at: 'untimed'; readonly id: string; readonly date: string };

/** What lies on the days that are shown. */
export interface Field {
  readonly dates: readonly string[];
  readonly pieces: readonly SpotPiece[];
  readonly untimed: readonly { readonly id: string; readonly date: string }[];
}

/** Which way an arrow leads. */
export type Way = 'up' | 'down' | 'left' | 'right';

/** Where an arrow leads from a spot; the spot itself at the edge. */
export function nextSpot(spot: Spot, way: Way, field: Field): Spot {
  if (way === 'left' || way === 'right') return beside(spot, way === 'left' ? -1 : 1, field);
  if (spot.at === 'untimed') return way === 'down' ? onDay(field, spot.date, MORNING) : spot;
  const own = onDate(field, spot.date);
  return way === 'down' ? below(spot, own) : above(spot, own, field);
}

/** Where keys begin on a day. */
export const MORNING = 9 * 60;

const onDate = ({ pieces }: Field, date: string): SpotPiece[] =>
  pieces
    .filter((piece) => piece.date === date)
    .sort((one, other) => one.from - other.from || one.lane - other.lane);

const entrySpot = ({ id, date, from, to }: SpotPiece): Spot => ({ at: 'entry', id, date, from, to });

const slotSpot = (date: string, minute: number): Spot => ({
  at: 'slot',
  date,
  minute: Math.min(Math.max(0, minute), DAY_MINUTES - SLOT),
});

/** What lies at a minute of a day. */
function onDay(field: Field, date: string, minute: number): Spot {
  const slot = Math.floor(minute / SLOT) * SLOT;
  const there = onDate(field, date).find(({ from, to }) => from < slot + SLOT && to > slot);
  return there ? entrySpot(there) : slotSpot(date, slot);
}

function beside(spot: Spot, by: 1 | -1, field: Field): Spot {
  const date = field.dates[field.dates.indexOf(spot.date) + by];
  if (date === undefined) return spot;
  if (spot.at !== 'untimed') return onDay(field, date, spot.at === 'slot' ? spot.minute : spot.from);
  const first = field.untimed.find((one) => one.date === date);
  return first ? { at: 'untimed', ...first } : onDay(field, date, MORNING);
}

type Timed = Exclude<Spot, { at: 'untimed' }>;

function below(spot: Timed, own: readonly SpotPiece[]): Spot {
  const reached = spot.at === 'slot' ? spot.minute + SLOT : Math.ceil(spot.to / SLOT) * SLOT;
  const following = own.slice(own.findIndex((piece) => isAt(piece, spot)) + 1);
  const next =
    spot.at === 'entry'
      ? following.find(({ from }) => from < reached + SLOT)
      : own.find(({ from, to }) => from < reached + SLOT && to > reached);
  if (next) return entrySpot(next);
  return reached >= DAY_MINUTES ? spot : slotSpot(spot.date, reached);
}

function above(spot: Timed, own: readonly SpotPiece[], field: Field): Spot {
  const reached = (spot.at === 'slot' ? spot.minute : Math.floor(spot.from / SLOT) * SLOT) - SLOT;
  const preceding =
    spot.at === 'slot'
      ? own
      : own.slice(
          0,
          own.findIndex((piece) => isAt(piece, spot)),
        );
  const next = preceding.findLast(({ from, to }) => from < reached + SLOT && to > reached);
  if (next) return entrySpot(next);
  if (reached >= 0) return slotSpot(spot.date, reached);
  const last = field.untimed.findLast(({ date }) => date === spot.date);
  return last ? { at: 'untimed', ...last } : spot;
}

const isAt = (piece: SpotPiece, spot: Timed): boolean =>
  spot.at === 'entry' && piece.id === spot.id && piece.from === spot.from;
