import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Ids of every client above one, nearest first, archived ones too; with itself where it stands above itself. */
export const listAbove = async ({ db, organization }: Context, client: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select parent_id as id from clients
        where org_id = ${organization}::uuid and id = ${client}::uuid and parent_id is not null
      union
      select c.parent_id from clients c join above a on c.id = a.id
        where c.org_id = ${organization}::uuid and c.parent_id is not null)
    select id from above`.execute(db);
  return rows.map(({ id }) => id);
};
