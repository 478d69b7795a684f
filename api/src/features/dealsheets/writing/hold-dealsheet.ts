import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { revisionRows } from '../queries/revision-rows.ts';

/** A dealsheet's row, kept from other writers until the transaction ends. Throws 404. */
export const holdDealsheet = async ({ db, organization }: Context, id: string) => {
  const row = await db
    .selectFrom('dealsheets')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('dealsheet');
  return row;
};

/** A dealsheet that is held. */
export type HeldDealsheet = Awaited<ReturnType<typeof holdDealsheet>>;

/** One that may be changed, seen at a version. Throws 404, 412, 422 `archived`, `dealsheet-won`. */
export const holdChangeable = async (
  context: Context,
  id: string,
  version: number | null,
): Promise<HeldDealsheet> => {
  const row = await holdDealsheet(context, id);
  requireVersion(row, version, 'dealsheet');
  requireUnarchived(row);
  if (row.status === 'won')
    throw brokenRule(
      'dealsheet-won',
      '',
      'This deal is won: what was sold stays as it is. Change the project that it became.',
    );
  return row;
};

/** Throws 422 `archived`. */
export const requireUnarchived = ({ archived_at }: Pick<HeldDealsheet, 'archived_at'>): void => {
  if (archived_at) throw brokenRule('archived', '', 'This dealsheet is archived: restore it first.');
};

/** The newest revision of a dealsheet that is held. */
export const newestRevision = (context: Context, { id, revision }: Pick<HeldDealsheet, 'id' | 'revision'>) =>
  revisionRows(context, id).where('dealsheet_revisions.revision', '=', revision).executeTakeFirstOrThrow();
