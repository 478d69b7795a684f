import { accountPlanPreset } from '#contract/account-plans/preset.ts';
import type { AccountPlanFields } from '#contract/account-plans/shapes.ts';
import { leavesOf, payloadOf } from '#contract/presets/leaves.ts';
import type { Context } from '../../../platform/context.ts';
import { type RevisionOf, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { boundBy, saidOf } from './presets.ts';

/**
 * What a new plan begins with that is made from a revision, and what of that is locked. Throws 403 `preset-apply`, 404, 422
 * `preset-deprecated`, `archived`, and `locked-by-preset` where something else is said of what it locks.
 */
export const beginFromPreset = async (context: Context, of: RevisionOf, said: Partial<AccountPlanFields>) => {
  requireApplying(context);
  const preset = await requireApplicable(context, of, 'account_plan');
  const { payload, locked } = boundBy(preset);
  requireUnlocked({ name: preset.name, locked }, payload, said);
  const { objectives = [], tier, review_every_months, summary, strategy } = saidOf(preset);
  return {
    ...{ preset, objectives, said: { tier, review_every_months, summary, strategy } },
    bound: accountPlanPreset.parse(payloadOf(lockedOf(payload, locked))),
  };
};

const lockedOf = (payload: object, locked: readonly string[]) =>
  new Map([...leavesOf(payload)].filter(([path]) => locked.includes(path)));
