import { worthOf } from '#contract/activity/amount.ts';
import { minutesBetween } from '#contract/conflicts/time.ts';
import { chooseRate } from '#contract/service-types/rates.ts';
import type { Rate } from '../../service-types/queries.ts';
import type { Frame } from '../queries/frame.ts';
import type { ShiftRow } from '../queries/shift-rows.ts';

/** What a shift costs with somebody of a level on it, in minor units of the frame's currency; null without a rate in it. */
export const shiftCost = (
  shift: Pick<ShiftRow, 'service_type_id' | 'client_id' | 'day' | 'starts_at' | 'ends_at' | 'break_min'>,
  level: string | null,
  rates: readonly Rate[],
  frame: Pick<Frame, 'currency' | 'day_s'>,
): number | null => {
  const { service_type_id, client_id, day, starts_at, ends_at, break_min } = shift;
  const rate = service_type_id && chooseRate(rates, { service_type_id, client_id, level, day });
  if (!rate || rate.currency !== frame.currency) return null;
  const { cost_rate: amount, unit, currency } = rate;
  const seconds = (minutesBetween(starts_at, ends_at) - break_min) * 60;
  return worthOf(seconds, { amount, unit, currency }, frame.day_s);
};
