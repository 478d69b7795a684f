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

/** The name of whoever rejected one of some entries last. */
export const findRejecter = async (
  { db, organization }: Context,
  entries: readonly { readonly id: string }[],
): Promise<string | undefined> => {
  const ids = entries.map(({ id }) => id);
  const row = await db
    .selectFrom('events')
    .select('actor_name')
    .where('org_id', '=', organization)
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .where('type', '=', 'activity.rejected')
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.actor_name ?? undefined;
};
