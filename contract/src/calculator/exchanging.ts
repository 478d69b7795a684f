import { type DatedRate, type Exchanged, exchanger, rateOn } from '../money/exchange.ts';

/** From which currency into which, by the rates of which day. */
interface Way {
  readonly from: string;
  readonly to: string;
  readonly day: string;
}

const rateInto = (rates: readonly DatedRate[], currency: string, into: string, day: string) =>
  rateOn(
    rates.filter((rate) => rate.into === into),
    currency,
    day,
  );

/**
 * The rates that lead from one currency to another on a day: one between them, whichever way round it is kept, else two into the same
 * third currency. Undefined where none do.
 */
export const ratesBetween = (
  rates: readonly DatedRate[],
  { from, to, day }: Way,
): readonly [DatedRate] | readonly [DatedRate, DatedRate] | undefined => {
  const between = rateInto(rates, from, to, day) ?? rateInto(rates, to, from, day);
  if (between) return [between];
  for (const middle of new Set(rates.map(({ into }) => into))) {
    const first = rateInto(rates, from, middle, day);
    const second = rateInto(rates, to, middle, day);
    if (first && second) return [first, second];
  }
  return undefined;
};

/** Brings amounts in minor units of one currency into another; undefined where no rates do. */
export const exchangingOf = (
  rates: readonly DatedRate[],
  way: Way,
): ((minor: number) => Exchanged) | undefined => {
  const found = ratesBetween(rates, way);
  return found && exchanger(way.from, found[0], found[1]);
};
