import type { Database } from '../../../platform/postgres/database.ts';

/** Whether something may be sent of an organization now, and since when it is as it is (ISO 8601), where that ever changed. */
export const findRest = async (db: Database, organization: string) => {
  const found = await db
    .selectFrom('organizations')
    .select(['status', 'status_changed_at as since'])
    .where('org_id', '=', organization)
    .executeTakeFirst();
  return { isAwake: found?.status === 'active', since: found?.since ?? null };
};
