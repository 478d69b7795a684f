import type { ExecutiveFigures } from '#contract/executive/figures.ts';
import type { Executive, ExecutiveOrganization } from '#contract/executive/shapes.ts';

/** Figures of one organization, but for those given. */
export const figuresOf = (fields: Partial<ExecutiveFigures> = {}): ExecutiveFigures => ({
  ...{ revenue_minor: 12_345_000, cost_minor: 8_000_000, margin_minor: 4_345_000, margin_pct: '35.2' },
  ...{
    logged_s: 3_600_000,
    billable_s: 2_880_000,
    capacity_min: 80_000,
    utilisation_pct: 75,
    billable_pct: 60,
  },
  ...{ backlog_minor: 50_000_000, backlog_projects: 4 },
  ...{ pipeline_minor: 9_000_000, pipeline_weighted_minor: 4_500_000, pipeline_deals: 3 },
  ...{ sev1: 1, sev2: 2, overdue_reviews: 2, disagreements: 1, projects: 9 },
  ...fields,
});

/** Figures of which nothing is known. */
export const noFigures: ExecutiveFigures = {
  ...{ revenue_minor: null, cost_minor: null, margin_minor: null, margin_pct: null },
  ...{ logged_s: null, billable_s: null, capacity_min: null, utilisation_pct: null, billable_pct: null },
  ...{ backlog_minor: null, backlog_projects: null },
  ...{ pipeline_minor: null, pipeline_weighted_minor: null, pipeline_deals: null },
  ...{ sev1: null, sev2: null, overdue_reviews: null, disagreements: null, projects: null },
};

/** An organization on 13 May 2026, but for what is given. */
export const organizationOf = (fields: Partial<ExecutiveOrganization> = {}): ExecutiveOrganization => ({
  ...{ id: 'a', name: 'Harbour', slug: 'harbour', currency: 'GBP', timezone: 'Europe/London' },
  ...{ day: '2026-05-13', since: '2025-01-01', untold: null, status: 'active' },
  figures: figuresOf(),
  previous: figuresOf({ revenue_minor: 10_000_000 }),
  left_out: [],
  rates: [],
  ...{ health: [], trend: [], counted_at: '2026-05-13T09:00:00.000Z', pending: false },
  ...fields,
});

/** What two organizations come to on 13 May 2026, but for what is given. */
export const executiveOf = (fields: Partial<Executive> = {}): Executive => ({
  ...{
    as_of: '2026-05-13',
    today: '2026-05-13',
    currency: 'GBP',
    currencies: ['EUR', 'GBP'],
    window: 'month',
  },
  period: { from: '2026-05-01', to: '2026-05-13' },
  previous_period: { from: '2026-04-01', to: '2026-04-13' },
  organizations: [
    organizationOf(),
    organizationOf({
      ...{ id: 'b', name: 'Canal', slug: 'canal', currency: 'EUR' },
      rates: [{ currency: 'EUR', into: 'GBP', rate: '0.85', day: '2026-05-12', borrowed: false }],
    }),
  ],
  ...{
    counted: 2,
    previous_counted: 2,
    total: figuresOf(),
    previous: figuresOf({ revenue_minor: 10_000_000 }),
  },
  left_out: [{ why: 'no-rate', figure: 'revenue', currency: 'CHF', minor: 120_000 }],
  health: [
    { automatic: 'green', manual: 'none', count: 6, disagreeing: false },
    { automatic: 'red', manual: 'green', count: 1, disagreeing: true },
  ],
  trend: [
    { month: '2026-04', day: '2026-04-30', counted: 2, figures: figuresOf() },
    { month: '2026-05', day: '2026-05-13', counted: 2, figures: figuresOf() },
  ],
  ...fields,
});
