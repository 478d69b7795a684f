import type { Context } from '../../../platform/context.ts';

/** Keeps that the caller wrote in a revision or submitted it; once is enough. */
export const keepAuthor = async (
  { db, organization, member }: Context,
  dealsheet_id: string,
  revision: number,
): Promise<void> => {
  await db
    .insertInto('dealsheet_authors')
    .values({ org_id: organization, dealsheet_id, revision, member_id: member })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'dealsheet_id', 'revision', 'created_by']).doNothing(),
    )
    .execute();
};
