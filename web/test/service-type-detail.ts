import type { ServiceType } from '#contract/service-types/shapes.ts';

/** A service type by the hour, with a rate. */
export const serviceTypeDetail = (different: Partial<ServiceType> = {}): ServiceType => ({
  id: 's1',
  version: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  code: 'RIG',
  name: 'Rigging',
  category: 'Technical',
  unit: 'hour',
  skills: [],
  min_margin_pct: '40',
  billable: true,
  status: 'active',
  current_rate: { bill_rate: '90.00', cost_rate: '60.125', currency: 'GBP' },
  low_rates: 0,
  ...different,
});
