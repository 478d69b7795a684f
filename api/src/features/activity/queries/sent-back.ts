import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Those of some entries that somebody rejected, or took their word back from, before. */
export const listSentBack = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('events')
    .select('subject_id')
    .distinct()
    .where('org_id', '=', organization)
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .where('type', 'in', ['activity.rejected', 'activity.reopened'])
    .execute();
  return new Set(rows.map(({ subject_id }) => subject_id));
};
