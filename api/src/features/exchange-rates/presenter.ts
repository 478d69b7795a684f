import type { ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import type { ExchangeRateRow } from './queries/rates.ts';
import { plainRate } from './rules/plain-rate.ts';

/** A rate as people see it. */
export const presentExchangeRate = ({ into_currency, rate, ...row }: ExchangeRateRow): ExchangeRate => ({
  ...row,
  into: into_currency,
  rate: plainRate(rate),
});
