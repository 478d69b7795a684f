import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Makes this the person's current organization, unless they have one that they may work in. */
export const chooseFirstOrganization = async ({ db, organization, person }: Context): Promise<void> => {
  await sql`update users u set current_org_id = ${organization}::uuid
    where u.sub = ${person.sub} and not exists (
      select from person_organizations(${person.sub}) o where o.org_id = u.current_org_id)`.execute(db);
};
