import type { UsedRate } from '#contract/executive/figures.ts';
import { type DatedRate, exchanger } from '#contract/money/exchange.ts';

/** A rate as an organization keeps it. */
export interface KeptRate extends DatedRate {
  readonly organization: string;
}

interface Leg {
  readonly rate: DatedRate;
  readonly borrowed: boolean;
}

/** Brings an amount into another currency, rounded once; undefined where no rate does. Nothing is nothing in every currency. */
export type Exchange = (minor: number) => number;

/**
 * What brings an organization's money into one currency: by its own rates, through its own currency where that takes two, and by the latest that
 * another of the organizations keeps where it has none itself.
 */
export class Exchanging {
  readonly #own: { readonly id: string; readonly currency: string };
  readonly #into: string;
  readonly #rates: readonly KeptRate[];
  readonly #ways = new Map<string, Exchange | undefined>();
  readonly #used = new Map<string, UsedRate>();

  constructor(
    own: { readonly id: string; readonly currency: string },
    into: string,
    rates: readonly KeptRate[],
  ) {
    this.#own = own;
    this.#into = into;
    this.#rates = rates;
  }

  /** What brings a currency there; undefined where no rate does. */
  from(currency: string): Exchange | undefined {
    if (!this.#ways.has(currency)) this.#ways.set(currency, this.#way(currency));
    return this.#ways.get(currency);
  }

  /** The rates that were asked for, by currency. */
  used(): UsedRate[] {
    return [...this.#used.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, rate]) => rate);
  }

  #way(currency: string): Exchange | undefined {
    if (currency === this.#into) return (minor) => minor;
    const legs = this.#legs(currency);
    const [first, second] = legs;
    if (!first) return undefined;
    for (const { rate, borrowed } of legs)
      this.#used.set(`${rate.currency} ${rate.into}`, { ...rate, borrowed });
    const exchanged = exchanger(currency, first.rate, second?.rate);
    return (minor) => exchanged(minor).minor;
  }

  #legs(currency: string): Leg[] {
    const home = this.#own.currency;
    if (currency === home || this.#into === home) return present(this.#between(currency, this.#into));
    const there = this.#between(currency, home);
    const on = this.#between(home, this.#into);
    return there && on ? [there, on] : present(this.#between(currency, this.#into));
  }

  /** The organization's own rate between two currencies, whichever way round it is kept, or the latest of another. */
  #between(one: string, other: string): Leg | undefined {
    const between = this.#rates.filter(
      ({ currency, into }) => (currency === one && into === other) || (currency === other && into === one),
    );
    const own = between.find(({ organization }) => organization === this.#own.id);
    const [lent] = between.toSorted((a, b) =>
      a.day > b.day ? -1 : a.day < b.day ? 1 : a.organization < b.organization ? -1 : 1,
    );
    const found = own ?? lent;
    if (!found) return undefined;
    const { currency, into, rate, day } = found;
    return { rate: { currency, into, rate, day }, borrowed: found !== own };
  }
}

const present = (leg: Leg | undefined): Leg[] => (leg ? [leg] : []);

/**
 * Parts of one sum, each exchanged so that they add up to what the sum is exchanged to: every part is what the sum until it grows by. `of` =
 * an amount in the unit that `exchange` takes.
 */
export const exchangedParts = (amounts: readonly number[], exchange: Exchange): number[] => {
  let all = 0;
  return amounts.map((amount) => {
    const before = exchange(all);
    all += amount;
    return exchange(all) - before;
  });
};

/** Hundredths of minor units, exchanged to whole ones. */
export const ofHundredths =
  (exchange: Exchange): Exchange =>
  (hundredths) =>
    Math.round(exchange(hundredths) / 100);
