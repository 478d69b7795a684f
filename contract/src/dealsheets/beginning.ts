import { emptyInputs } from '../calculator/from-preset.ts';
import type { DealsheetContent } from './content.ts';

/** Days for which an offer stands unless another number is said. */
const VALIDITY_DAYS = 30;

/** What a new dealsheet offers before anything is said of it: nothing, in a currency, by the exchange rates of a day. */
export const emptyContent = (of: Pick<DealsheetContent, 'currency' | 'rate_day'>): DealsheetContent => ({
  ...emptyInputs(of),
  ...{ expenses: [], validity_days: VALIDITY_DAYS, terms: '', risks: [], assumptions: [] },
});
