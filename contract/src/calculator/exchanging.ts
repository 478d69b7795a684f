import { type DatedRate, type Exchanged, exchange, exchangeThrough, rateOn } from '../money/exchange.ts';

/** Brings an amount in minor units of one currency into another. */
type Exchanging = (minor: number) => Exchanged;

const rateInto = (rates: readonly DatedRate[], currency: string, into: string, day: string) =>
  rateOn(
    rates.filter((rate) => rate.into === into),
    currency,
    day,
  );

/**
 * What brings amounts of `from` into `to` by the rates of a day: a rate between them, whichever way round it is kept, else two
 * into the same third currency. Undefined where no rates do.
 */
export const exchangingOf = (
  rates: readonly DatedRate[],
  { from, to, day }: { readonly from: string; readonly to: string; readonly day: string },
): Exchanging | undefined => {
  const between = rateInto(rates, from, to, day) ?? rateInto(rates, to, from, day);
  if (between) return (minor) => exchange({ minor, currency: from }, between);
  for (const middle of new Set(rates.map(({ into }) => into))) {
    const first = rateInto(rates, from, middle, day);
    const second = rateInto(rates, to, middle, day);
    if (first && second) return (minor) => exchangeThrough({ minor, currency: from }, first, second);
  }
  return undefined;
};
