import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { appliedTo } from '../../presets/queries.ts';
import { dealsheetRows } from './dealsheet-rows.ts';
import { isAuthor } from './filters.ts';
import { revisionRows } from './revision-rows.ts';

/** A dealsheet with its newest revision, archived or not. Throws 404 for a missing or foreign one. */
export const readDealsheet = async (context: Context, id: string) => {
  const row = await dealsheetRows(context)
    .select([appliedTo('dealsheets').as('preset'), isAuthor(context).as('authored')])
    .where('dealsheets.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('dealsheet');
  const current = await revisionRows(context, id)
    .where('dealsheet_revisions.revision', '=', row.revision)
    .executeTakeFirstOrThrow();
  return { ...row, current };
};

/** A dealsheet with its newest revision. */
export type WholeRow = Awaited<ReturnType<typeof readDealsheet>>;

/** Throws 404 for a dealsheet that isn't there. */
export const requireDealsheet = async ({ db, organization }: Context, id: string) => {
  const row = await db
    .selectFrom('dealsheets')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('dealsheet');
  return row;
};
