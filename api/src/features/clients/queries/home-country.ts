import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/**
 * In whose country numbers of a client are read that name none: of its billing address, else its headquarters, else the
 * organization's, which is where its holidays are kept or its language is spoken. Null where nobody says.
 */
export const findHomeCountry = async (
  { db, organization }: Context,
  client: string | null,
): Promise<string | null> => {
  const { rows } = await sql<{ country: string | null }>`
    select coalesce(
      (select a.country from addresses a
        where a.org_id = o.org_id and a.client_id = ${client}::uuid and a.archived_at is null and a.type in ('billing', 'hq')
        order by a.type, a.main desc, a.id limit 1),
      (select s.country from leave_settings s where s.org_id = o.org_id),
      substring(o.locale from '[-_]([A-Z]{2})$')) as country
    from organizations o where o.org_id = ${organization}::uuid`.execute(db);
  return rows[0]?.country ?? null;
};
