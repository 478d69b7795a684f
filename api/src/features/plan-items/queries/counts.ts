import { coveragePct } from '#contract/account-plans/coverage.ts';
import { pipelineOf } from '#contract/account-plans/forecast.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { PlanPlace } from './place.ts';

type Counting = (place: PlanPlace) => Promise<{
  readonly coverage_pct?: number | null;
  readonly pipeline_minor?: number;
  readonly weighted_minor?: number;
  readonly open_actions?: number;
  readonly open_risks?: number;
}>;

const countCoverage: Counting = async ({ db, organization, plan }) => {
  const stakeholders = await db
    .selectFrom('plan_stakeholders as s')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.org_id', '=', 's.org_id').onRef('c.id', '=', 's.contact_id'),
    )
    .select(['s.coverage', 's.influence'])
    .where('s.org_id', '=', organization)
    .where('s.plan_id', '=', plan)
    .where('c.left_at', 'is', null)
    .execute();
  return { coverage_pct: coveragePct(stakeholders) };
};

const countPipeline: Counting = async ({ db, organization, plan }) => {
  const opportunities = await db
    .selectFrom('plan_opportunities')
    .select(['stage', 'amount_minor', 'probability_pct', 'close_on'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .execute();
  return pipelineOf(opportunities);
};

const countActions: Counting = async ({ db, organization, plan }) => {
  const { open } = await db
    .selectFrom('plan_actions')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('open'))
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('status', 'in', ['open', 'doing'])
    .executeTakeFirstOrThrow();
  return { open_actions: open };
};

const countRisks: Counting = async ({ db, organization, plan }) => {
  const { open } = await db
    .selectFrom('plan_risks')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('open'))
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return { open_risks: open };
};

const COUNTED: Partial<Record<PlanItemKind, Counting>> = {
  stakeholder: countCoverage,
  opportunity: countPipeline,
  action: countActions,
  risk: countRisks,
};

/** What lists show of a plan's items, of the kind that was written: columns of the plan. */
export const countItems = async (place: PlanPlace, kind: PlanItemKind): ReturnType<Counting> =>
  (await COUNTED[kind]?.(place)) ?? {};
