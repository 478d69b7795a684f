import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import { idOf } from '../demo/random.ts';
import type { DemoPlan, DemoPlanRevision } from './demo-plan.ts';
import { idOfPlan } from './plan-content.ts';

/** The same without what nobody had found yet, and with the summary of then. */
export const lacking = (
  plan: DemoPlan,
  content: PlanSnapshot,
  { lacked = [], summary }: DemoPlanRevision,
): PlanSnapshot => {
  const ids = new Set(
    (['stakeholder', 'swot', 'risk'] as const).flatMap((kind) =>
      lacked.map((named) => idOf(idOfPlan(plan), kind, named)),
    ),
  );
  const known = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
    items.filter(({ id }) => !ids.has(id));
  return {
    ...content,
    plan: { ...content.plan, ...(summary === undefined ? {} : { summary }) },
    ...{ stakeholders: known(content.stakeholders), swot: known(content.swot), risks: known(content.risks) },
  };
};

/** Without answers and openings that come later: nothing points to what isn't there yet. */
const closed = (content: PlanSnapshot): PlanSnapshot => {
  const there = (items: readonly { readonly id: string }[], id: string | null) =>
    items.some((one) => one.id === id) ? id : null;
  return {
    ...content,
    swot: content.swot.map((one) => ({ ...one, action_id: there(content.actions, one.action_id) })),
    whitespace: content.whitespace.map((one) => ({
      ...one,
      opportunity_id: there(content.opportunities, one.opportunity_id),
    })),
  };
};

/** What it was when it was submitted first: half of its objectives, other figures, and some that nobody had found yet. */
export const earlier = ({ plan, ...content }: PlanSnapshot): PlanSnapshot =>
  closed({
    ...content,
    plan: {
      ...plan,
      revenue_target_minor: plan.revenue_target_minor && Math.round(plan.revenue_target_minor * 0.9),
      strategy: plan.strategy.split('. ')[0] ?? '',
    },
    objectives: content.objectives
      .slice(0, Math.max(1, content.objectives.length - 1))
      .map((one) => ({ ...one, current: one.baseline, status: 'on_track' as const })),
    stakeholders: content.stakeholders.map((one) => ({ ...one, coverage: Math.max(0, one.coverage - 1) })),
    opportunities: content.opportunities
      .slice(0, 3)
      .map((one) => ({ ...one, stage: 'identified' as const, probability_pct: 10 })),
    actions: content.actions.slice(-2).map((one) => ({ ...one, status: 'open' as const })),
    ...{ competitors: content.competitors.slice(0, 1), decisions: [], risks: content.risks.slice(0, 2) },
  });
