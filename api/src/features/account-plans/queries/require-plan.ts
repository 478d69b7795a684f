import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** A plan's row, archived or not. Throws 404 for a missing or foreign one. */
export const requirePlan = async ({ db, organization }: Context, id: string) => {
  const row = await db
    .selectFrom('account_plans')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('account plan');
  return row;
};
