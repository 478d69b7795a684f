import {
  automaticHealth,
  burnOf,
  effectiveHealth,
  elapsedOf,
  type HealthFacts,
  usedMinor,
} from '#contract/projects/health.ts';
import type { Project, ProjectRow } from '#contract/projects/shapes.ts';
import type { listProjects } from './queries/list-projects.ts';
import type { readProject } from './queries/read-project.ts';

type Listed = Awaited<ReturnType<typeof listProjects>>['data'][number];
type Read = Omit<Listed, 'overdue_milestones'>;
type Detail = NonNullable<Awaited<ReturnType<typeof readProject>>>;

/** A project as a row of a list. */
export const presentRow = (row: Listed, costs: boolean): ProjectRow => ({
  ...rowOf(row, costs),
  overdue_milestones: row.overdue_milestones,
});

const rowOf = (row: Read, costs: boolean) => ({
  id: row.id,
  code: row.code,
  name: row.name,
  client: referenceOf(row.client_id, row.client_name),
  owner: { id: row.owner_id, name: row.owner_name },
  status: row.status,
  type: row.type,
  billing: row.billing,
  priority: row.priority,
  progress: row.progress,
  start_date: row.start_date,
  end_date: row.end_date,
  currency: row.currency,
  budget_minor: row.budget_minor,
  budget_minutes: row.budget_minutes,
  budget_period: row.budget_period,
  tags: row.tags,
  version: row.version,
  ...standing(row, costs),
});

const standing = (row: Read, costs: boolean) => {
  const facts = factsOf(row, costs);
  const health = effectiveHealth(facts, row.today);
  const burn = burnOf(facts, row.today);
  const elapsed = elapsedOf(facts, row.today);
  return {
    seconds: facts.seconds,
    billable_seconds: row.billable_seconds ?? 0,
    bill_minor: facts.bill_minor,
    cost_minor: facts.cost_minor,
    used_minor: usedMinor(facts),
    burn_pct: burn === null ? null : Math.floor(burn),
    elapsed_pct: elapsed === null ? null : Math.floor(elapsed),
    health,
    automatic_health: row.health_mode === 'manual' ? automaticHealth(facts, row.today) : health,
  };
};

/** What the health of a listed or read project rests on, with or without its costs; one without time has no totals yet. */
export const factsOf = (row: Read, costs: boolean): HealthFacts => ({
  billing: row.billing,
  start_date: row.start_date,
  end_date: row.end_date,
  budget_minor: row.budget_minor,
  budget_minutes: row.budget_minutes,
  budget_period: row.budget_period,
  health_mode: row.health_mode,
  health: row.health,
  status: row.status,
  bill_minor: row.bill_minor ?? 0,
  cost_minor: costs ? (row.cost_minor ?? 0) : null,
  seconds: row.seconds ?? 0,
});

const referenceOf = (id: string | null, name: string | null) => (id && name !== null ? { id, name } : null);

/** A project with everything about it. */
export const presentProject = (row: Detail, costs: boolean): Project => ({
  ...rowOf(row, costs),
  account_plan: row.account_plan,
  sponsor: referenceOf(row.sponsor_id, row.sponsor_name),
  status_reason: row.status_reason,
  hard_cap: row.hard_cap,
  alert_pcts: row.alert_pcts,
  sev1_escalates_min: row.sev1_escalates_min,
  sev2_escalates_min: row.sev2_escalates_min,
  handover_overdue_min: row.handover_overdue_min,
  handover_required: row.handover_required,
  handover_gate: row.handover_gate,
  site_address: row.site_address,
  site_timezone: row.site_timezone,
  health_mode: row.health_mode,
  health_note: row.health_note,
  health_set: row.health_mode === 'manual' ? { at: row.health_set_at, by: row.health_set_by } : null,
  service_types: row.service_types,
  milestones: row.milestones,
  entries: row.entries ?? 0,
  created_at: row.created_at,
  updated_at: row.updated_at,
  archived_at: row.archived_at,
});
