import { listAccountPlanChanges } from '#contract/account-plans/changes.ts';
import * as endpoints from '#contract/account-plans/revisions.ts';
import type { Api } from '../../../platform/api.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { decidePlan } from '../commands/decide-plan.ts';
import { recallPlan } from '../commands/recall-plan.ts';
import { submitPlan } from '../commands/submit-plan.ts';
import { presentPlan } from '../presenter.ts';
import { listChanges } from '../queries/list-changes.ts';
import { readPlan } from '../queries/read-plan.ts';
import { readPlanRevision } from '../queries/read-revision.ts';
import { requirePlan } from '../queries/require-plan.ts';
import { listRevisions } from '../queries/revision-rows.ts';

const whole = async (context: Context, id: string) => presentPlan(context, await readPlan(context, id));

/** How account plans are submitted and decided, and what became of them. */
export const registerPlanLife = (api: Api): void => {
  route(api, endpoints.submitPlan, async (context, { params: { plan_id }, body }) => {
    await submitPlan(context, plan_id, body);
    return whole(context, plan_id);
  });
  route(api, endpoints.recallPlan, async (context, { params: { plan_id }, body }) => {
    await recallPlan(context, plan_id, body.revision);
    return whole(context, plan_id);
  });
  route(api, endpoints.decidePlan, async (context, { params: { plan_id }, body }) => {
    await decidePlan(context, plan_id, body);
    return whole(context, plan_id);
  });
  route(api, endpoints.listPlanRevisions, async (context, { params: { plan_id }, query }) => {
    await requirePlan(context, plan_id);
    return listRevisions(context, plan_id, query);
  });
  route(api, endpoints.readPlanRevision, (context, { params }) => readPlanRevision(context, params));
  route(api, listAccountPlanChanges, (context, { params, query }) =>
    listChanges(context, params.plan_id, query),
  );
};
