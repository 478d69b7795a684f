import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import type { PlanDelivery } from '#contract/account-plans/health.ts';
import type { PlanReview } from '#contract/account-plans/reviews.ts';
import type { PlanRevision, PlanSnapshot } from '#contract/account-plans/revisions.ts';
import type { AccountPlan, AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { ACCOUNT_TIERS, PLAN_HEALTHS } from '#contract/account-plans/states.ts';

/** Somebody of the demo. */
const LINDQVIST = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5d2', name: 'Sofia Lindqvist' };

const CLIENT = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d3';

/** A plan as a list shows it: active, of tier A, at risk by its incidents. */
export const planSummary = (different: Partial<AccountPlanSummary> = {}): AccountPlanSummary => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5d1',
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  name: 'Port of Aldermouth FY27 growth plan',
  client: { id: CLIENT, name: 'Port of Aldermouth' },
  owner: LINDQVIST,
  sponsor: null,
  ...{ tier: 'A', status: 'active', starts_on: '2026-04-01', ends_on: '2027-03-31', currency: 'GBP' },
  ...{ revenue_target_minor: 420_000_000, revenue_minor: 312_000_000, wallet_minor: 760_000_000 },
  ...{ health: 'at_risk', health_computed: 'at_risk', health_manual: null },
  factors: [
    { key: 'margin', level: 'on_track' },
    { key: 'incidents', level: 'at_risk' },
    { key: 'milestones', level: 'off_track' },
    { key: 'activity', level: null },
  ],
  measured_at: '2026-01-02T00:00:00.000Z',
  coverage_pct: 62,
  ...{ pipeline_minor: 150_000_000, weighted_minor: 90_000_000, open_actions: 7, open_risks: 3 },
  ...{ review_every_months: 3, next_review_on: '2099-12-02', last_review_on: null },
  ...{ revision: 1, approved_revision: 1, waiting_revision: null },
  ...different,
});

/** A plan whole, without what it is made of. */
export const planDetail = (different: Partial<AccountPlan> = {}): AccountPlan => ({
  ...planSummary(different),
  ...{ summary: 'Grow.', client_goals: 'Fewer suppliers.', strategy: 'Bundle.' },
  ...{ health_reason: '', health_said_by: null, health_said_at: null },
  ...{ preset: null, from_plan: null, closed_reason: null, projects: 0 },
  ...{ changed_since_approval: false, may_decide: false, why_not: null },
  ...different,
});

const sumsOf = (plans: readonly AccountPlanSummary[]) => ({
  count: plans.length,
  revenue_target_minor: plans.reduce((all, one) => all + (one.revenue_target_minor ?? 0), 0),
  revenue_minor: plans.reduce((all, one) => all + (one.revenue_minor ?? 0), 0),
  weighted_minor: plans.reduce((all, one) => all + one.weighted_minor, 0),
});

/** What plans come to. */
export const planBoardOf = (
  plans: readonly AccountPlanSummary[],
  different: Partial<AccountPlanBoard> = {},
): AccountPlanBoard => ({
  ...{ currency: 'GBP', rate_day: '2026-11-20', without_rate: [], year: 2026 },
  total: sumsOf(plans),
  by_tier_and_health: ACCOUNT_TIERS.flatMap((tier) =>
    [...PLAN_HEALTHS, null].flatMap((health) => {
      const those = plans.filter((plan) => plan.tier === tier && plan.health === health);
      return those.length > 0 ? [{ tier, health, ...sumsOf(those) }] : [];
    }),
  ),
  ...{ coverage_pct: plans.length > 0 ? 62 : null, thin: 0, overdue_reviews: 0, whitespace: [] },
  ...different,
});

/** A revision of a plan that was approved. */
export const planRevisionOf = (different: Partial<PlanRevision> = {}): PlanRevision => ({
  ...{ revision: 1, note: '', submitted_at: '2026-01-02T00:00:00.000Z', submitted_by: LINDQVIST },
  ...{ authors: [LINDQVIST], outcome: 'approved', outcome_note: '' },
  ...{ decided_at: '2026-01-03T00:00:00.000Z', decided_by: null },
  ...different,
});

/** What was submitted of a plan that has no items. */
export const planSnapshotOf = (different: Partial<PlanSnapshot> = {}): PlanSnapshot => ({
  plan: {
    ...{ name: 'Port of Aldermouth FY27 growth plan', client_id: CLIENT, owner_id: LINDQVIST.id },
    ...{ sponsor_id: null, tier: 'A', starts_on: '2026-04-01', ends_on: '2027-03-31', currency: 'GBP' },
    ...{ revenue_target_minor: 420_000_000, wallet_minor: 760_000_000, summary: 'Grow.' },
    ...{ client_goals: '', strategy: '', review_every_months: 3, next_review_on: null },
  },
  ...{ objectives: [], stakeholders: [], swot: [], units: [], whitespace: [], opportunities: [] },
  ...{ actions: [], risks: [], competitors: [], decisions: [] },
  ...different,
});

/** A review that judged one criterion. */
export const planReviewOf = (different: Partial<PlanReview> = {}): PlanReview => ({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb6d1', version: 2, held_on: '2026-01-05' },
  ...{ created_at: '2026-01-05T00:00:00.000Z', updated_at: '2026-01-05T00:00:00.000Z' },
  ...{ notes: 'Dana asked for cover at night.', confirmed: [], next_review_on: null },
  scores: [{ criterion: 'Delivery', score: 4, comment: 'On time.' }],
  ...{ held_by: LINDQVIST, average: '4.0' },
  ...different,
});

/** What was delivered for a plan: sales at a good margin, nothing else. */
export const planDeliveryOf = (): PlanDelivery => ({
  measures: {
    ...{ day: '2026-01-05', currency: 'GBP', bill_minor: 1_000_000, cost_minor: 700_000 },
    ...{ least_margin_pct: '20', open_sev1: 0, open_sev2: 0, begun: 0, late_milestones: 0 },
    ...{ longest_late_days: 0, open_milestones: 0, recent_seconds: 3600, before_seconds: 3600 },
  },
  margin_pct: '30.0',
  factors: [{ key: 'margin', level: 'on_track' }],
  ...{ health: 'on_track', revenue_minor: 1_000_000, wallet_share_pct: null, without_rate: [] },
  measured_at: '2026-01-05T00:00:00.000Z',
});
