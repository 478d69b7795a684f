import { sql } from 'kysely';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { Context } from '../../../platform/context.ts';
import { type HeldPlan, holdWritable, touchPlan } from '../../account-plans/events.ts';
import { countItems } from '../queries/counts.ts';
import { type PlanPlace, placeOf } from '../queries/place.ts';
import { findItem } from '../writing/find-item.ts';
import { PLAN_KINDS } from '../writing/plan-kinds.ts';
import { tellItem } from '../writing/tell-item.ts';

/**
 * Takes something out of a plan, over its own version. What pointed to it points to nothing; a unit takes its cells along. The event has
 * what it was. Throws 404, 412, 422 `archived`, `plan-in-review`, `plan-closed`.
 */
export const removePlanItem = async (
  context: Context,
  { plan_id, item_id }: { readonly plan_id: string; readonly item_id: string },
  kind: PlanItemKind,
): Promise<void> => remove(context, await holdWritable(context, plan_id, null), item_id, kind);

const remove = async <Kind extends PlanItemKind>(
  context: Context,
  plan: HeldPlan,
  id: string,
  name: Kind,
): Promise<void> => {
  const place = placeOf(context, plan);
  const kind = PLAN_KINDS[name];
  const was = await findItem(place, kind, id, context.version);
  const cells = name === 'unit' ? { cells: await countCells(place, id) } : {};
  await sql`delete from ${sql.table(kind.table)}
    where org_id = ${context.organization}::uuid and id = ${id}::uuid`.execute(context.db);
  const changes = Object.fromEntries(
    Object.entries(was.told).map(([field, value]) => [field, [value, null] as const]),
  );
  await tellItem(context, 'removed', plan, { ...was, kind: name }, changes, cells);
  await touchPlan(context, plan, kind.sections, await countItems(place, name));
};

/** What a unit takes along. */
const countCells = async ({ db, organization, plan }: PlanPlace, unit: string): Promise<number> => {
  const { cells } = await db
    .selectFrom('plan_whitespace')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('cells'))
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('unit_id', '=', unit)
    .executeTakeFirstOrThrow();
  return cells;
};
