import type { ClientAttention } from '#contract/clients/attention.ts';
import type { ClientOverview } from '#contract/clients/overview.ts';

const NOTHING = { seconds: 0, billable_seconds: 0, bill_minor: 0, cost_minor: 0 };
const MONTHS = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];

/** A client that nothing was done for, in November 2026. */
export const overviewDetail = (different: Partial<ClientOverview> = {}): ClientOverview => ({
  ...{ currency: 'GBP', today: '2026-11-23', as_of: '2026-11-23T12:00:00.000Z', clients_below: 0 },
  months: MONTHS.map((month, at) => ({ month: `${at === 0 ? 2025 : 2026}-${month}-01`, ...NOTHING })),
  quarter: { from: '2026-10-01', to: '2026-11-23', ...NOTHING },
  previous_quarter: { from: '2026-07-01', to: '2026-09-30', ...NOTHING },
  ...{ statuses: [], healths: [], people: { count: 0, first: [] }, rates: [], unconverted: [] },
  ...{ last_work_day: null, last_change: null, margin_floor_pct: null },
  ...different,
});

/** A client of which nothing waits. */
export const attentionDetail = (different: Partial<ClientAttention> = {}): ClientAttention => ({
  today: '2026-11-23',
  incidents: { hidden_projects: 0, severities: [], newest: [] },
  unbilled: {
    ...{ entries: 0, seconds: 0, currency: 'GBP', bill_minor: 0, from: null, to: null },
    ...{ rates: [], unconverted: [] },
  },
  milestones: { open: 0, late: 0, next: [] },
  ...different,
});
