import { type DatedRate, rateOn } from '../money/exchange.ts';
import type { Calculation } from './inputs.ts';

/**
 * Currencies whose rates a calculation may need, in the order of the alphabet: those of lines in another currency than the whole, and
 * then that of the whole. The organization's own is among them where it occurs; it has no rate and needs none. None where all is in one.
 */
export const neededCurrencies = ({ currency, lines }: Pick<Calculation, 'currency' | 'lines'>): string[] => {
  const all = new Set([currency, ...lines.map((line) => line.currency ?? currency)]);
  return all.size === 1 ? [] : [...all].sort();
};

/** The rates that count for a calculation, of all that there are: each needed currency's of its `rate_day`. */
export const usedRates = <Rate extends DatedRate>(
  calculation: Pick<Calculation, 'currency' | 'lines' | 'rate_day'>,
  rates: readonly Rate[],
): Rate[] =>
  neededCurrencies(calculation).flatMap((currency) => rateOn(rates, currency, calculation.rate_day) ?? []);
