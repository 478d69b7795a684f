import { plainDecimal } from '#contract/money/plain.ts';
import type { ServiceRate, ServiceType } from '#contract/service-types/shapes.ts';
import type { RateRow } from './queries/rates.ts';
import type { ServiceTypeRow } from './queries/service-types.ts';

/** A service type as people see it. */
export const presentServiceType = ({
  current_rate,
  min_margin_pct,
  ...row
}: ServiceTypeRow): ServiceType => ({
  ...row,
  min_margin_pct: min_margin_pct === null ? null : plainDecimal(min_margin_pct, 0),
  current_rate: current_rate && {
    ...current_rate,
    bill_rate: plainDecimal(current_rate.bill_rate, 2),
    cost_rate: plainDecimal(current_rate.cost_rate, 2),
  },
});

/** A rate as people see it. */
export const presentRate = ({ bill_rate, cost_rate, ...row }: RateRow): ServiceRate => ({
  ...row,
  bill_rate: plainDecimal(bill_rate, 2),
  cost_rate: plainDecimal(cost_rate, 2),
});
