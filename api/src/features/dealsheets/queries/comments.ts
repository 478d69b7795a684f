import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const rows = ({ db, organization, member }: Context, dealsheet: string) =>
  db
    .selectFrom('dealsheet_comments')
    .select(['id', 'version', 'revision', 'body', 'created_at', 'edited_at'])
    .select([
      sql<Reference>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = dealsheet_comments.org_id and m.id = dealsheet_comments.member_id)`.as('author'),
      sql<boolean>`dealsheet_comments.member_id is not distinct from ${member}::uuid`.as('own'),
      sql<
        Reference[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name)), '[]') from members m
        where m.org_id = dealsheet_comments.org_id and m.id = any (dealsheet_comments.mentions))`.as(
        'mentions',
      ),
    ])
    .where('dealsheet_comments.org_id', '=', organization)
    .where('dealsheet_comments.dealsheet_id', '=', dealsheet)
    .where('dealsheet_comments.archived_at', 'is', null);

/** One page of what was said of a dealsheet, oldest first. */
export const listComments = (context: Context, dealsheet: string, page: PageQuery) =>
  paginate(rows(context, dealsheet), {
    ...{ page, sort: 'id', id: sql`dealsheet_comments.id` },
    keys: { id: { by: sql`dealsheet_comments.id`, type: 'uuid' } },
  });

/** A comment as it is answered. Throws 404 for one of another dealsheet, and for a deleted one. */
export const readComment = async (context: Context, dealsheet: string, id: string) => {
  const row = await rows(context, dealsheet).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('comment');
  return row;
};

/** The row alone, held until the transaction ends. Throws 404. */
export const lockComment = async ({ db, organization }: Context, dealsheet: string, id: string) => {
  const row = await db
    .selectFrom('dealsheet_comments')
    .selectAll()
    .where('org_id', '=', organization)
    .where('dealsheet_id', '=', dealsheet)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('comment');
  return row;
};
