import { comparedPlan } from '#contract/account-plans/from-preset.ts';
import { type AccountPlanPreset, accountPlanPreset } from '#contract/account-plans/preset.ts';
import type { PlanPresetComparison, PlanPresetPreview } from '#contract/account-plans/preset-endpoints.ts';
import { USUAL_CRITERIA } from '#contract/account-plans/reviews.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { type Applied, reapply } from '#contract/presets/drift.ts';
import { payloadOf } from '#contract/presets/leaves.ts';
import type { PresetToApply } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { compared, type RevisionApplied, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { readPlan, type WholePlan } from './read-plan.ts';

/** What a revision says of an account plan. */
export const saidOf = ({ payload }: Pick<RevisionApplied, 'payload'>): AccountPlanPreset =>
  accountPlanPreset.parse(payload);

/** What of a revision binds an account plan. */
export const boundBy = COMPARED.account_plan;

const NOTHING: Applied = { payload: {}, locked: [] };

/** Which preset was applied to a plan, what of it has drifted, and what its reviews ask. Throws 404. */
export const comparePreset = async (context: Context, id: string): Promise<PlanPresetComparison> => {
  const plan = await readPlan(context, id);
  const { preset } = plan;
  const { health_criteria = [], questions = [] } = preset ? saidOf(preset) : {};
  return {
    ...compared(preset, preset ? boundBy(preset) : NOTHING, comparedPlan(plan)),
    health_criteria: health_criteria.length > 0 ? health_criteria : [...USUAL_CRITERIA],
    questions,
  };
};

type Compared = Pick<WholePlan, 'id' | 'preset' | 'tier' | 'review_every_months' | 'summary' | 'strategy'>;

/**
 * What applying a revision to a plan comes to: the fields that become what it says, and the objectives that come the first time alone, as
 * far as none is called so. Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`.
 */
export const planPreset = async (context: Context, plan: Compared, { take, leave, ...of }: PresetToApply) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'account_plan');
  const { preset } = plan;
  const steps = reapply({
    ...{ base: preset && boundBy(preset), next: boundBy(next), take, leave },
    current: comparedPlan(plan),
  });
  const taken = new Map(steps.flatMap(({ path, after, taken: is }) => (is ? [[path, after] as const] : [])));
  const objectives = preset ? [] : await missingObjectives(context, plan.id, saidOf(next));
  return { next, steps, objectives, fields: accountPlanPreset.parse(payloadOf(taken)) };
};

/** The objectives of a preset that a plan hasn't by their names. */
const missingObjectives = async (
  { db, organization }: Context,
  plan: string,
  { objectives = [] }: AccountPlanPreset,
) => {
  if (objectives.length === 0) return [];
  const there = await db
    .selectFrom('plan_objectives')
    .select('title')
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .execute();
  const titles = new Set(there.map(({ title }) => title));
  return objectives.filter(({ name }) => !titles.has(name));
};

/** The same without doing it. Throws 404 too. */
export const previewPreset = async (
  context: Context,
  id: string,
  of: PresetToApply,
): Promise<PlanPresetPreview> => {
  const plan = await readPlan(context, id);
  const { steps, objectives } = await planPreset(context, plan, of);
  return { version: plan.version, steps, objectives };
};
