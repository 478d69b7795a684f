import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Where a plan is made: the organization's currency and its day. */
export const readPlace = ({ db, organization }: Context) =>
  db
    .selectFrom('organizations')
    .select(['currency', sql<string>`muster_today()::text`.as('today')])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
