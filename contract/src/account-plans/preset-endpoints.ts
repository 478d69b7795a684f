import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { presetPreview, presetToApplyOver } from '../presets/applying.ts';
import { presetComparison, presetToApply } from '../presets/shapes.ts';
import { ACCOUNT_PLAN, mayOfPlan, planParams } from './places.ts';
import { accountPlan } from './shapes.ts';

const PLACE = `${ACCOUNT_PLAN}/preset` as const;

/** Of what a plan was made, what of it has drifted, and what its reviews ask: the usual criteria where no preset says others. */
export const planPresetComparison = presetComparison.extend({
  health_criteria: z.array(z.string()),
  questions: z.array(z.string()),
});
/** Of what a plan was made, and what its reviews ask. */
export type PlanPresetComparison = z.infer<typeof planPresetComparison>;

/** Which preset was applied to an account plan, what of it has drifted, and what its reviews ask. */
export const readPlanPreset = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'Compare an account plan with its preset',
  access: mayOfPlan('read'),
  params: planParams,
  response: planPresetComparison,
});

/** What applying a revision would do to a plan; `objectives` would be added by their names: the first time alone. */
export const planPresetPreview = presetPreview.extend({
  objectives: z.array(z.object({ name: z.string(), metric: z.string() })),
});
/** What applying a revision would do to a plan. */
export type PlanPresetPreview = z.infer<typeof planPresetPreview>;

/** What applying a revision of a preset would do to a plan, without doing it. 403 `preset-apply`, 422 `preset-deprecated`, `archived`. */
export const previewPlanPreset = endpoint({
  method: 'POST',
  path: `${PLACE}/preview`,
  summary: 'Preview what a preset does to an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: presetToApply,
  response: planPresetPreview,
  status: 200,
});

/**
 * Applies a revision to a plan that may be written: what was changed here stays unless it is locked or named in `take`. 403 `preset-apply`,
 * 412, 422 `archived`, `plan-in-review`, `plan-closed`, `preset-deprecated`, `too-many-items`.
 */
export const applyPlanPreset = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Apply a preset to an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: presetToApplyOver,
  response: accountPlan,
  status: 200,
});

/** Takes the preset off a plan: it stays as it is, and nothing is locked any more. */
export const removePlanPreset = endpoint({
  method: 'DELETE',
  path: PLACE,
  summary: 'Remove the preset of an account plan',
  access: mayOfPlan('update'),
  params: planParams,
});
