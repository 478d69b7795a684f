import Big from 'big.js';
import type { ServiceRate, ServiceType } from '#contract/service-types/shapes.ts';
import type { RateRow } from './queries/rates.ts';
import type { ServiceTypeRow } from './queries/service-types.ts';

/** The stored scale (`42.5000`) as people write it (`42.50`): at least `places` decimals, never fewer than it has. */
const plain = (stored: string, places: number): string => {
  const exact = new Big(stored);
  const written = exact.toFixed();
  return (written.split('.')[1] ?? '').length < places ? exact.toFixed(places) : written;
};

/** A service type as people see it. */
export const presentServiceType = ({
  current_rate,
  min_margin_pct,
  ...row
}: ServiceTypeRow): ServiceType => ({
  ...row,
  min_margin_pct: min_margin_pct === null ? null : plain(min_margin_pct, 0),
  current_rate: current_rate && {
    ...current_rate,
    bill_rate: plain(current_rate.bill_rate, 2),
    cost_rate: plain(current_rate.cost_rate, 2),
  },
});

/** A rate as people see it. */
export const presentRate = ({ bill_rate, cost_rate, ...row }: RateRow): ServiceRate => ({
  ...row,
  bill_rate: plain(bill_rate, 2),
  cost_rate: plain(cost_rate, 2),
});
