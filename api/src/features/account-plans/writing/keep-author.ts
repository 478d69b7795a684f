import type { Context } from '../../../platform/context.ts';

/** Keeps that the caller wrote towards a revision of a plan, or submitted it; once is enough. */
export const keepPlanAuthor = async (
  { db, organization, member }: Context,
  plan_id: string,
  revision: number,
): Promise<void> => {
  await db
    .insertInto('plan_authors')
    .values({ org_id: organization, plan_id, revision, member_id: member })
    .onConflict((conflict) => conflict.columns(['org_id', 'plan_id', 'revision', 'created_by']).doNothing())
    .execute();
};
