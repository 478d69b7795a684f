import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import type { Dealsheet, DealsheetRevision, DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { DEALSHEET_STATUSES } from '#contract/dealsheets/states.ts';

/** Somebody of the demo. */
const HOLT = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d2', name: 'Maren Holt' };

/** A deal as a list and the board show it: a draft of £42,000 at a quarter of margin. */
export const dealsheetSummary = (different: Partial<DealsheetSummary> = {}): DealsheetSummary => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d1',
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  number: 12,
  code: 'D-0012',
  title: 'Cruise terminal guarding',
  opportunity: 'Third terminal',
  status: 'draft',
  client: { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d3', name: 'Port of Aldermouth' },
  owner: HOLT,
  revision: 1,
  currency: 'GBP',
  price_minor: 4_200_000,
  cost_minor: 3_150_000,
  margin_pct: '25.00',
  discount_share_pct: '5.00',
  approver: 'owner',
  probability_pct: 60,
  close_on: '2026-12-11',
  valid_until: null,
  submitted_at: null,
  decided_at: null,
  sent_on: null,
  closed_on: null,
  lost_reason: null,
  project: null,
  scenario_id: null,
  ...different,
});

/** What one line of work comes to. */
const LINE = {
  ...{ list_minor: 4_421_100, discount_minor: 0, price_minor: 4_421_100 },
  ...{ cost_minor: 3_000_000, margin_minor: 1_421_100, own: null },
};

/** A revision with one line. */
export const dealsheetRevision = (different: Partial<DealsheetRevision> = {}): DealsheetRevision => ({
  revision: 1,
  version: 5,
  status: 'draft',
  content: {
    ...{ currency: 'GBP', rate_day: '2026-11-20', hours_per_day: '8', phases: ['Start'] },
    lines: [
      {
        ...{ key: 'l1', name: 'Guards', service_type_id: null, role: 'Guard', quantity: '1000' },
        ...{ unit: 'hour', phase: 'Start', currency: null, cost_rate: '30', list_rate: '44.211' },
        discount_pct: '0',
      },
    ],
    ...{ overhead_pct: '5', overheads: [], contingency_pct: '0', discount_pct: '5', tax_pct: '20' },
    target: { margin_pct: null, price_minor: null, utilisation_pct: null },
    ...{ expenses: [], validity_days: 30, terms: 'Paid within 30 days.' },
    risks: [{ text: 'Late permits', likelihood: 'medium', impact: 'high', mitigation: 'Ask early' }],
    assumptions: ['Passes are provided'],
  },
  results: {
    currency: 'GBP',
    lines: [{ key: 'l1', ...LINE }],
    ...{ list_minor: 4_421_100, line_discount_minor: 0, subtotal_minor: 4_421_100 },
    ...{ discount_minor: 221_100, expenses_price_minor: 0, price_minor: 4_200_000, tax_minor: 840_000 },
    ...{ total_minor: 5_040_000, direct_cost_minor: 3_000_000, expenses_cost_minor: 0 },
    ...{ overhead_minor: 150_000, contingency_minor: 0, cost_minor: 3_150_000, margin_minor: 1_050_000 },
    ...{ margin_pct: '25.00', discount_share_pct: '5.00', hours: '1000', blended_rate_minor: 4200 },
    phases: [{ name: 'Start', price_minor: 4_421_100, cost_minor: 3_000_000, hours: '1000' }],
  },
  rates: [],
  engine_version: 1,
  authors: [HOLT],
  note: '',
  created_at: '2026-01-01T00:00:00.000Z',
  submitted_at: null,
  submitted_by: null,
  decided_at: null,
  decided_by: null,
  decision: null,
  decision_note: '',
  ...different,
});

/** A deal whole. */
export const dealsheetDetail = (different: Partial<Dealsheet> = {}): Dealsheet => ({
  ...dealsheetSummary(different),
  current: dealsheetRevision({ status: different.status ?? 'draft', revision: different.revision ?? 1 }),
  preset: null,
  may_decide: false,
  why_not: null,
  ...different,
});

/** A board of deals, every column with its sums. */
export const boardOf = (
  deals: readonly DealsheetSummary[],
  different: Partial<DealsheetBoard> = {},
): DealsheetBoard => ({
  ...{ currency: 'GBP', rate_day: '2026-11-20', without_rate: [] },
  columns: DEALSHEET_STATUSES.map((status) => {
    const cards = deals.filter((deal) => deal.status === status);
    const sum = (of: (deal: DealsheetSummary) => number) => cards.reduce((all, deal) => all + of(deal), 0);
    return {
      ...{ status, cards, count: cards.length, after: null },
      price_minor: sum(({ price_minor }) => price_minor),
      weighted_minor: sum(({ price_minor, probability_pct }) => (price_minor * probability_pct) / 100),
      margin_minor: sum(({ price_minor, cost_minor }) => price_minor - cost_minor),
    };
  }),
  ...different,
});
