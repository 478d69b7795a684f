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
  /** Its row, made only where it is one of the worst in the end. */
  row(): FoundRow;
}

type Open = { -readonly [Key in Exclude<keyof Pile, 'rows'>]: Pile[Key] } & { readonly kept: Spot[] };

const isWorse = (one: Spot, other: Spot): boolean => {
  if (one.weight !== other.weight) return one.weight > other.weight;
  return one.day === other.day ? one.id < other.id : one.day < other.day;
};

/** Folds what is found into one pile a month: everything is counted, the worst rows alone are kept. */
export class Piles {
  readonly #piles = new Map<string, Open>();
  #last: Open | null = null;

  /** Takes one in; in any order. */
  put(spot: Spot): void {
    const { day, weight } = spot;
    const pile = this.#of(day);
    pile.count += 1;
    pile.weight += weight;
    if (weight > pile.most) pile.most = weight;
    if (day < pile.from) pile.from = day;
    if (day > pile.to) pile.to = day;
    keep(pile.kept, spot);
  }

  /** The piles, earliest month first. */
  all(): Pile[] {
    return [...this.#piles.values()]
      .map(({ kept, ...pile }) => ({ ...pile, rows: kept.map((spot) => spot.row()) }))
      .toSorted(({ month: one }, { month: other }) => (one < other ? -1 : 1));
  }

  /** Days come in order as a rule, so that the month is mostly the last one's. */
  #of(day: string): Open {
    if (this.#last && day.startsWith(this.#last.month)) return this.#last;
    const month = day.slice(0, 7);
    const pile = this.#piles.get(month) ?? {
      ...{ month, count: 0, weight: 0, most: 0, from: day, to: day, kept: [] },
    };
    this.#piles.set(month, pile);
    this.#last = pile;
    return pile;
  }
}

const keep = (kept: Spot[], spot: Spot): void => {
  const last = kept.at(-1);
  if (kept.length === MOST_FOUND_ROWS && last && !isWorse(spot, last)) return;
  const at = kept.findIndex((one) => isWorse(spot, one));
  kept.splice(at < 0 ? kept.length : at, 0, spot);
  if (kept.length > MOST_FOUND_ROWS) kept.pop();
};
