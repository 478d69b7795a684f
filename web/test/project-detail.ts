import { OPS_LOG_DEFAULTS } from '#contract/ops-log/choices.ts';
import type { Project, ProjectRow } from '#contract/projects/shapes.ts';

/** Id of the project that the fixtures speak of. */
export const HARBOUR_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f1';

/** A project of a client, three quarters through its budget. */
export const projectDetail = (different: Partial<Project> = {}): Project => ({
  id: HARBOUR_ID,
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  code: 'HRB-204',
  name: 'Harbour guarding',
  client: { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f2', name: 'Port of Aldermouth' },
  account_plan: null,
  owner: { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f3', name: 'Maren Holt' },
  sponsor: null,
  type: 'client',
  status: 'active',
  status_reason: null,
  billing: 'capped',
  start_date: '2026-04-01',
  end_date: '2027-03-31',
  currency: 'GBP',
  budget_minor: 64_000_00,
  budget_minutes: null,
  budget_period: 'total',
  hard_cap: false,
  alert_pcts: [50, 75, 90],
  ...OPS_LOG_DEFAULTS,
  priority: 'normal',
  site_address: null,
  site_timezone: null,
  progress: 64,
  health_mode: 'auto',
  automatic_health: 'amber',
  health_set: null,
  health_note: null,
  tags: [],
  service_types: [],
  milestones: [],
  seconds: 36_000,
  billable_seconds: 18_000,
  entries: 4,
  bill_minor: 45_400_00,
  cost_minor: 30_000_00,
  used_minor: 45_400_00,
  burn_pct: 71,
  elapsed_pct: 64,
  health: 'amber',
  ...different,
});

/** The same as a row of the list. */
export const projectRow = (different: Partial<ProjectRow> = {}): ProjectRow => ({
  ...projectDetail(),
  overdue_milestones: 0,
  ...different,
});
