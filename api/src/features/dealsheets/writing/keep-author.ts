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

/** Somebody who wrote what a deal begins with; `member` null where they are known by their subject alone. */
export interface Writer {
  readonly sub: string | null;
  readonly member: string | null;
}

/** Keeps who wrote what a deal's first revision was made from. */
export const keepWriters = async (
  { db, organization }: Context,
  dealsheet_id: string,
  writers: readonly Writer[],
): Promise<void> => {
  const known = writers.flatMap(({ sub, member }) =>
    sub === null ? [] : { created_by: sub, member_id: member },
  );
  if (known.length === 0) return;
  await db
    .insertInto('dealsheet_authors')
    .values(known.map((writer) => ({ org_id: organization, dealsheet_id, revision: 1, ...writer })))
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'dealsheet_id', 'revision', 'created_by']).doNothing(),
    )
    .execute();
};

/** Whoever wrote in a revision wrote what the next one takes over from it, too: they decide neither. */
export const carryAuthors = async (
  { db, organization }: Context,
  dealsheet_id: string,
  revision: number,
): Promise<void> => {
  await db
    .insertInto('dealsheet_authors')
    .columns(['org_id', 'dealsheet_id', 'revision', 'member_id', 'created_by'])
    .expression((from) =>
      from
        .selectFrom('dealsheet_authors')
        .select((a) => ['org_id', 'dealsheet_id', a.lit(revision).as('revision'), 'member_id', 'created_by'])
        .where('org_id', '=', organization)
        .where('dealsheet_id', '=', dealsheet_id)
        .where('revision', '=', revision - 1),
    )
    .execute();
};
