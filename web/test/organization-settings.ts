import type { OrganizationSettings, PreviewedEffect } from '#contract/organizations/settings.ts';

/** An organization's settings with what a test says of them. */
export const settingsWith = (given: Partial<OrganizationSettings> = {}): OrganizationSettings => ({
  id: 'a',
  version: 3,
  slug: 'a',
  status: 'active',
  status_reason: null,
  logo: null,
  name: 'Northgate',
  legal_name: null,
  tax_id: null,
  address: null,
  currency: 'GBP',
  timezone: 'Europe/London',
  locale: 'en-GB',
  week_start: 1,
  working_days: [0, 480, 480, 480, 480, 480, 0],
  fiscal_month: 4,
  rounding: 'none',
  rounding_minutes: 15,
  require_project: false,
  require_note: false,
  require_service: false,
  allow_overlap: false,
  edit_window_days: 14,
  approval: 'line',
  approve_within_plan: false,
  min_rest_h: 11,
  max_week_h: 48,
  margin_floor_pct: '20',
  ...given,
});

/** What a change of working days does. */
export const LESS_CAPACITY: PreviewedEffect = {
  ...{ field: 'working_days', effect: 'capacity', count: 42 },
  ...{ before: 403_200, after: 383_040, unit: 'minutes' },
  examples: [],
};
