import type { AccountPlanChanges } from '#contract/account-plans/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import { boundBy } from '../queries/presets.ts';
import { readPlan, type WholePlan } from '../queries/read-plan.ts';
import { requireClientFree, requireCurrencyFree } from '../rules/fixed.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { requirePeriod } from '../rules/period.ts';
import { keepClient, requireTeammate } from '../rules/references.ts';
import { type HeldPlan, holdWritable } from '../writing/hold-plan.ts';
import { writeFields } from '../writing/write-fields.ts';

/**
 * Changes a plan's own fields; without a difference nothing is written. Throws 404, 412, 422 `archived`, `plan-in-review`, `plan-closed`,
 * `locked-by-preset`, `client-fixed`, `currency-fixed`, `client-archived`, `reference`, `period-backwards`, `period-too-long`.
 */
export const updatePlan = async (
  context: Context,
  id: string,
  changes: AccountPlanChanges,
): Promise<void> => {
  // Its client before the plan, as merging clients does.
  const before = await readPlan(context, id);
  const isMoving = changes.client_id !== undefined && changes.client_id !== before.client_id;
  const client = isMoving ? await keepClient(context, changes.client_id ?? '') : before.client;
  const row = await holdWritable(context, id, context.version);
  const changed = changesBetween(row, changes);
  if (Object.keys(changed).length === 0) return;
  await requireChangeable(context, { before, row, changes, changed });
  const people = await changedPeople(context, before, changed);
  await writeFields(context, row, changes, {
    changes: { ...changesBetween({ client: before.client.name }, { client: client.name }), ...people },
  });
};

interface Changing {
  readonly before: WholePlan;
  readonly row: HeldPlan;
  readonly changes: AccountPlanChanges;
  readonly changed: Changes;
}

const requireChangeable = async (
  context: Context,
  { before, row, changes, changed }: Changing,
): Promise<void> => {
  const { starts_on = row.starts_on, ends_on = row.ends_on } = changes;
  requirePeriod({ starts_on, ends_on });
  if ('client_id' in changed) await requireClientFree(context, row);
  if ('currency' in changed) await requireCurrencyFree(context, row);
  const { preset } = before;
  if (preset) requireUnlocked({ name: preset.name, locked: boundBy(preset).locked }, row, changes);
};

/** Whose plan it becomes, by their names; whoever it was before may have left the team. */
const changedPeople = async (
  context: Context,
  { owner, sponsor }: WholePlan,
  { owner_id, sponsor_id }: Changes,
): Promise<Changes> => {
  const nameOf = async (field: 'owner_id' | 'sponsor_id', id: unknown) =>
    typeof id === 'string' ? requireTeammate(context, field, id) : null;
  return {
    ...(owner_id ? { owner: [owner?.name ?? null, await nameOf('owner_id', owner_id[1])] } : {}),
    ...(sponsor_id ? { sponsor: [sponsor?.name ?? null, await nameOf('sponsor_id', sponsor_id[1])] } : {}),
  };
};
