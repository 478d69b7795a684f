import type { Context } from '../../../platform/context.ts';

/** A service type of the organization, archived or not; undefined for a missing or foreign one. */
export const findService = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('service_types')
    .select(['id', 'code', 'name', 'unit', 'billable', 'status', 'archived_at'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();

/** Grade of a member that a rate may be scoped to; null without one. */
export const findLevel = async ({ db, organization }: Context, member: string): Promise<string | null> => {
  const row = await db
    .selectFrom('members')
    .select('level')
    .where('org_id', '=', organization)
    .where('id', '=', member)
    .executeTakeFirst();
  return row?.level ?? null;
};
