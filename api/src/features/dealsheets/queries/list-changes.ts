import { sql } from 'kysely';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { listChangesOf } from '../../clients/queries.ts';
import { requireDealsheet } from './read-dealsheet.ts';

/** One page of what happened to a dealsheet and to what was said of it, newest first. Throws 404. */
export const listDealsheetChanges = async (context: Context, id: string, query: PageQuery) => {
  await requireDealsheet(context, id);
  const subjects = sql`array(
    select ${id}::uuid union all select c.id from dealsheet_comments c
    where c.org_id = ${context.organization}::uuid and c.dealsheet_id = ${id}::uuid)`;
  return listChangesOf(context, subjects, query);
};
