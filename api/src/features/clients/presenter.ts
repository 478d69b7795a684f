import type { Client } from '#contract/clients/shapes.ts';
import type { ClientRow } from './queries.ts';

/** A client as people see it, field by field: an answer that is exactly of its shape goes out as it is (decision 127). */
export const presentClient = (row: ClientRow): Client => ({
  id: row.id,
  name: row.name,
  code: row.code,
  legal_name: row.legal_name,
  vat_id: row.vat_id,
  status: row.status,
  industry: row.industry,
  parent: row.parent,
  owner: row.owner,
  currency: row.currency,
  payment_terms_days: row.payment_terms_days,
  website: row.website,
  tags: row.tags,
  external_ref: row.external_ref,
  projects: row.work.projects,
  open_projects: row.work.open_projects,
  seconds: row.work.seconds,
  last_work_day: row.last_work_day,
  margin_pct: row.work.margin_pct,
  merged_into: row.merged_into,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
  archived_at: row.archived_at,
});
