import type { ProjectChanges, ProjectFields } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { seesPlans } from '../queries.ts';

type Serving = Pick<ProjectFields, 'client_id' | 'account_plan_id'>;

/** The plan taken off where the client changes, or the work becomes internal, and nothing is said of the plan; else nothing. */
export const settledPlan = (
  before: Serving,
  { client_id, type, account_plan_id }: ProjectChanges,
): Pick<ProjectChanges, 'account_plan_id'> =>
  before.account_plan_id &&
  account_plan_id === undefined &&
  ((client_id !== undefined && client_id !== before.client_id) || type === 'internal')
    ? { account_plan_id: null }
    : {};

/**
 * Whether a plan may be chosen for work of a client: one of that client that isn't archived, and that the caller may read. It is held,
 * so that it stays that client's until the end of the transaction.
 */
export const isPlanOf = async (
  context: Context,
  plan: string,
  client_id: string | null,
): Promise<boolean> => {
  if (!client_id || !seesPlans(context)) return false;
  const found = await context.db
    .selectFrom('account_plans')
    .select('id')
    .where('org_id', '=', context.organization)
    .where('id', '=', plan)
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
};
