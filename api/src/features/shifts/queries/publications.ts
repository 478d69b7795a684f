import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Publication } from '#contract/shifts/publishing-endpoints.ts';
import type { Context } from '../../../platform/context.ts';

const MOST = 20;

/** The last publications of a project's roster, with who has read them; newest first. */
export const listPublications = (context: Context, project: string): Promise<Publication[]> =>
  read(context, sql`p.project_id = ${project}`);

/** A publication of the organization. Throws 404 for a missing or foreign one. */
export const requirePublication = async (context: Context, id: string): Promise<Publication> => {
  const [found] = await read(context, sql`p.id = ${id}`);
  if (!found) throw notFound('publication');
  return found;
};

const read = async ({ db, organization }: Context, is: ReturnType<typeof sql>): Promise<Publication[]> => {
  const { rows } = await sql<Publication>`
    select p.id, p.from_date::text as "from", p.to_date::text as "to", p.changes, p.note, p.created_at as created_at,
      (select max(m.name) from members m where m.org_id = p.org_id and m.user_sub = p.created_by) as by,
      coalesce((
        select jsonb_agg(jsonb_build_object('member', jsonb_build_object('id', m.id, 'name', m.name), 'changes', c.changes,
          'read_at', c.read_at) order by c.read_at is not null, m.name, m.id)
        from publication_people c join members m on m.org_id = c.org_id and m.id = c.member_id
        where c.org_id = p.org_id and c.publication_id = p.id), '[]') as people
    from publications p where p.org_id = ${organization} and ${is}
    order by p.id desc limit ${sql.lit(MOST)}`.execute(db);
  return rows;
};
