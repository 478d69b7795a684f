import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { Purpose } from './purpose.ts';
import type { Span } from './span.ts';

/** What time is worth: rates as they were on its day, amounts in minor units of `currency`. */
export interface Price {
  readonly bill_rate: string | null;
  readonly cost_rate: string | null;
  readonly currency: string | null;
  readonly bill_minor: number;
  readonly cost_minor: number;
}

export const priceOf = async (
  _c: Context,
  _s: TimeSettings,
  _p: { span: Span; purpose: Purpose; billable: boolean; member: string },
): Promise<Price> => ({ bill_rate: null, cost_rate: null, currency: null, bill_minor: 0, cost_minor: 0 });
