import type { Context } from '../../../platform/context.ts';

/** A service type of the organization; undefined for a missing, foreign or archived one. */
export const findService = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('service_types')
    .select(['id', 'code', 'name', 'unit', 'billable', 'status'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
