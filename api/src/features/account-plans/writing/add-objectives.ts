import { brokenRule } from '#contract/errors.ts';
import { MOST_ITEMS } from '#contract/plan-items/kinds.ts';
import type { Context } from '../../../platform/context.ts';

/** Adds the objectives that a preset asks for to a plan that is held. Throws 422 `too-many-items`. */
export const addObjectives = async (
  { db, organization }: Context,
  plan_id: string,
  asked: readonly { readonly name: string; readonly metric: string }[],
): Promise<void> => {
  if (asked.length === 0) return;
  await db
    .insertInto('plan_objectives')
    .values(asked.map(({ name, metric }) => ({ org_id: organization, plan_id, title: name, metric })))
    .execute();
  const { count } = await db
    .selectFrom('plan_objectives')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan_id)
    .executeTakeFirstOrThrow();
  if (count > MOST_ITEMS.objective)
    throw brokenRule(
      'too-many-items',
      'preset_id',
      `With what this preset asks for there are more than ${MOST_ITEMS.objective} objectives: remove some first.`,
    );
};
