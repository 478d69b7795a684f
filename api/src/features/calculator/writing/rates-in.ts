import { usedRate } from '#contract/calculator/shapes.ts';

/** Exchange rates as a history tells them: `EUR 0.8532 (2026-03-02)`. */
export const ratesIn = (rates: unknown): string =>
  usedRate
    .array()
    .parse(rates)
    .map(({ currency, rate, day }) => `${currency} ${rate} (${day})`)
    .join(', ');
