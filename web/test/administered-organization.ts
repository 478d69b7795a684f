import type { AdministeredOrganization } from '#contract/organizations/administration.ts';

/** Id of the organization of tests. */
export const NORTHGATE_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1';

/** An organization as administrators see it, with what a test says of it. */
export const administered = (given: Partial<AdministeredOrganization> = {}): AdministeredOrganization => ({
  id: NORTHGATE_ID,
  version: 3,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
  archived_at: null,
  name: 'Northgate Services',
  slug: 'northgate',
  legal_name: null,
  status: 'active',
  status_reason: null,
  status_changed_at: null,
  currency: 'GBP',
  timezone: 'Europe/London',
  people: 42,
  projects: 17,
  owners: ['Maren Holt'],
  last_activity_on: '2026-11-20',
  ...given,
});
