import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Says again since when the seats are vacant that an import filled. */
export const restoreVacancies = async ({ db, organization }: Context, import_id: string): Promise<void> => {
  await sql`update positions p set vacant_since = v.since::date
    from member_imports i, jsonb_each_text(i.vacancies) as v (id, since)
    where i.org_id = ${organization}::uuid and i.id = ${import_id}::uuid and p.org_id = i.org_id and p.id = v.id::uuid
      and p.vacant_since <> v.since::date`.execute(db);
};
