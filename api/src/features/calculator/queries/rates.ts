import type { Calculation } from '#contract/calculator/inputs.ts';
import { neededCurrencies } from '#contract/calculator/needed-rates.ts';
import type { Context } from '../../../platform/context.ts';
import { findRatesOfDay } from '../../exchange-rates/queries.ts';

/** The exchange rates that a calculation goes by: of its day, or the latest before it. */
export const findRates = (context: Context, calculation: Calculation) =>
  findRatesOfDay(context, { currencies: neededCurrencies(calculation), day: calculation.rate_day });
