import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** The organization's currency, and its day. */
export const readPlace = ({ db, organization }: Context) =>
  db
    .selectFrom('organizations')
    .select('currency')
    .select(sql<string>`(now() at time zone timezone)::date::text`.as('today'))
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
