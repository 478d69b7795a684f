import type { readPlanRevision as endpoint } from '#contract/account-plans/revisions.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { readSnapshot } from '../rules/snapshots.ts';
import { namesIn } from './names.ts';
import { requirePlan } from './require-plan.ts';
import { readRevision } from './revision-rows.ts';
import { snapshotOf } from './snapshot.ts';

/** A revision of a plan whole, or the plan as it stands in the same shape, with what is called how today. Throws 404. */
export const readPlanRevision = async (
  context: Context,
  { plan_id, revision: asked }: ParamsOf<typeof endpoint>,
) => {
  const plan = await requirePlan(context, plan_id);
  if (asked === 'current') {
    const snapshot = await snapshotOf(context, plan);
    return { revision: null, snapshot, names: await namesIn(context, snapshot) };
  }
  const { snapshot: stored, ...revision } = await readRevision(context, plan_id, asked);
  const snapshot = readSnapshot(stored);
  return { revision, snapshot, names: await namesIn(context, snapshot) };
};
