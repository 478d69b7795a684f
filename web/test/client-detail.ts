import type { Client } from '#contract/clients/shapes.ts';

/** A client without projects. */
export const clientDetail = (different: Partial<Client> = {}): Client => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d1',
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  name: 'Hartley',
  code: 'HRT',
  legal_name: null,
  vat_id: null,
  status: 'active',
  industry: 'Events',
  currency: null,
  payment_terms_days: 30,
  website: null,
  tags: [],
  external_ref: null,
  parent: null,
  owner: null,
  projects: 0,
  open_projects: 0,
  seconds: 0,
  merged_into: null,
  ...different,
});
