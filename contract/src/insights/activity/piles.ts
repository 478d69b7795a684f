import { earlier, later } from '../../projects/calendar.ts';
import { type FoundRow, MOST_FOUND_ROWS } from '../finding.ts';

/** What was found of one subject in one month: how often, and the worst rows, worst first. */
export interface Pile {
  readonly month: string;
  readonly count: number;
  /** Sum of the weights. */
  readonly weight: number;
  /** The greatest weight. */
  readonly most: number;
  readonly from: string;
  readonly to: string;
  readonly rows: FoundRow[];
}

/** Something that was found once. `weight` = how bad it is; of equals the earlier day and the lesser id come first. */
export interface Spot {
  readonly day: string;
  readonly weight: number;
  readonly id: string;
  /** Its row, made only where it is one of the worst. */
  row(): FoundRow;
}

type Kept = Spot & { readonly made: FoundRow };

const isWorse = (one: Spot, other: Spot): boolean => {
  if (one.weight !== other.weight) return one.weight > other.weight;
  return one.day === other.day ? one.id < other.id : one.day < other.day;
};

/** Folds what is found into one pile a month: everything is counted, the worst rows alone are kept. */
export class Piles {
  readonly #piles = new Map<string, { pile: Omit<Pile, 'rows'>; kept: Kept[] }>();

  /** Takes one in; in any order. */
  put(spot: Spot): void {
    const month = spot.day.slice(0, 7);
    const { pile, kept } = this.#piles.get(month) ?? {
      pile: { month, count: 0, weight: 0, most: 0, from: spot.day, to: spot.day },
      kept: [],
    };
    this.#piles.set(month, {
      pile: {
        ...{ month, count: pile.count + 1, weight: pile.weight + spot.weight },
        most: Math.max(pile.most, spot.weight),
        from: earlier(spot.day, pile.from),
        to: later(spot.day, pile.to),
      },
      kept: keep(kept, spot),
    });
  }

  /** The piles, earliest month first. */
  all(): Pile[] {
    return [...this.#piles.values()]
      .map(({ pile, kept }) => ({ ...pile, rows: kept.map(({ made }) => made) }))
      .toSorted(({ month: one }, { month: other }) => (one < other ? -1 : 1));
  }
}

const keep = (kept: Kept[], spot: Spot): Kept[] => {
  const last = kept.at(-1);
  if (kept.length === MOST_FOUND_ROWS && last && !isWorse(spot, last)) return kept;
  const at = kept.findIndex((one) => isWorse(spot, one));
  kept.splice(at < 0 ? kept.length : at, 0, { ...spot, made: spot.row() });
  if (kept.length > MOST_FOUND_ROWS) kept.pop();
  return kept;
};
