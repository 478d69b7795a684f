import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockClient } from '../../clients/queries.ts';
import { findActive } from '../queries/active-plan.ts';
import { requirePlan } from '../queries/require-plan.ts';
import { requireStep } from '../rules/step.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { holdPlan } from '../writing/hold-plan.ts';
import { writePlan } from '../writing/write-columns.ts';

/**
 * Makes an approved plan the active one of its client, who is held: of two at once, the later one is told of the first. Throws 404, 412,
 * 422 `archived`, `wrong-state`, `active-plan-exists`.
 */
export const activatePlan = async (context: Context, id: string, version: number): Promise<void> => {
  const { client_id } = await requirePlan(context, id);
  await lockClient(context, client_id);
  const row = await holdPlan(context, id);
  requireUnarchived(row);
  requireStep(row, 'active');
  requireVersion(row, version, 'account plan');
  const active = await findActive(context, row.client_id);
  if (active)
    throw brokenRule(
      'active-plan-exists',
      'status',
      `“${active.name}” is this client’s active plan: close it before you activate another.`,
    );
  await writePlan(context, id, { status: 'active' });
  await context.record({
    ...{ type: 'account-plan.activated', subject: { type: 'account-plan', id } },
    changes: { status: [row.status, 'active'] },
    data: { plan: row.name, revision: row.revision },
  });
};
