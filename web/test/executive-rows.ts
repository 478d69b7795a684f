import type {
  ExecutiveDeal,
  ExecutiveIncident,
  ExecutiveProject,
  ExecutiveReview,
  ExecutiveTeam,
} from '#contract/executive/rows.ts';

const organization = { id: 'o1', name: 'Harbour', slug: 'harbour' };
const client = { id: 'c1', name: 'Aldermouth' };
const owner = { id: 'm1', name: 'Ada Marsh' };
const pounds = (minor: number) => ({ minor, currency: 'GBP', exchanged_minor: minor });

/** A project behind figures, but for what is given. */
export const projectRow = (fields: Partial<ExecutiveProject> = {}): ExecutiveProject => ({
  ...{ organization, project: { id: 'p1', code: 'QUAY', name: 'Quay' }, client, status: 'active' },
  ...{ logged_s: 360_000, billable_s: 360_000, unpriced_s: 0, uncosted_s: 0 },
  ...{ revenue: [pounds(12_345_000)], cost: [pounds(8_000_000)] },
  ...{ revenue_minor: 12_345_000, cost_minor: 8_000_000, margin_minor: 4_345_000, margin_pct: '35.2' },
  ...{ backlog: pounds(50_000_000), automatic_health: 'red', health: 'green', manual: true },
  ...{ health_note: null, disagreeing: false },
  ...fields,
});

/** A department behind utilisation. */
export const teamRow = (fields: Partial<ExecutiveTeam> = {}): ExecutiveTeam => ({
  ...{ organization, department: 'Riggers', people: 4, capacity_min: 8_000 },
  ...{ logged_s: 360_000, billable_s: 180_000, utilisation_pct: 75, billable_pct: 38 },
  ...fields,
});

/** A deal behind the pipeline. */
export const dealRow = (fields: Partial<ExecutiveDeal> = {}): ExecutiveDeal => ({
  ...{ organization, deal: { id: 'd1', code: 'D-1', title: 'Winter refit' }, client, owner },
  ...{ status: 'draft', close_on: '2026-06-01', probability_pct: 50 },
  ...{ price: pounds(9_000_000), weighted: pounds(4_500_000) },
  ...fields,
});

/** A grave incident. */
export const incidentRow = (fields: Partial<ExecutiveIncident> = {}): ExecutiveIncident => ({
  ...{ organization, id: 'i1', entry_seq: 7, project: { id: 'p1', code: 'QUAY', name: 'Quay' } },
  ...{ title: 'Crane down', severity: 'sev1', state: 'open' },
  ...{ occurred_at: '2026-05-10T09:00:00.000Z', age_days: 3 },
  ...fields,
});

/** An overdue review. */
export const reviewRow = (fields: Partial<ExecutiveReview> = {}): ExecutiveReview => ({
  ...{ organization, plan: { id: 'a1', name: 'Aldermouth plan' }, client, owner, tier: 'A' },
  ...{ next_review_on: '2026-05-01', overdue_days: 12 },
  ...fields,
});
