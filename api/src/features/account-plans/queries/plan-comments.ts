import { sql } from 'kysely';
import type { listPlanComments as endpoint } from '#contract/account-plans/comments.ts';
import { type PlanSection, planSection } from '#contract/account-plans/sections.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const rows = ({ db, organization, member }: Context, plan: string) =>
  db
    .selectFrom('plan_comments')
    .select(['id', 'version', 'body', 'created_at', 'edited_at'])
    .select([
      sql<PlanSection>`plan_comments.section`.as('section'),
      sql<Reference>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = plan_comments.org_id and m.id = plan_comments.member_id)`.as('author'),
      sql<boolean>`plan_comments.member_id is not distinct from ${member}::uuid`.as('own'),
      sql<
        Reference[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name)), '[]') from members m
        where m.org_id = plan_comments.org_id and m.id = any (plan_comments.mentions))`.as('mentions'),
    ])
    .where('plan_comments.org_id', '=', organization)
    .where('plan_comments.plan_id', '=', plan)
    .where('plan_comments.archived_at', 'is', null);

/** One page of what was said of a plan, or of one part of it, oldest first. */
export const listComments = (
  context: Context,
  plan: string,
  { section, ...page }: QueryOf<typeof endpoint>,
) =>
  paginate(
    rows(context, plan).$if(section !== undefined, (query) =>
      query.where('plan_comments.section', '=', section ?? ''),
    ),
    {
      ...{ page, sort: 'id', id: sql`plan_comments.id` },
      keys: { id: { by: sql`plan_comments.id`, type: 'uuid' } },
    },
  );

/** How much was said of each part of a plan, in the order of its parts. */
export const countComments = async ({ db, organization }: Context, plan: string) => {
  const counts = await db
    .selectFrom('plan_comments')
    .select((row) => ['section', row.cast<number>(row.fn.countAll(), 'integer').as('count')])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('archived_at', 'is', null)
    .groupBy('section')
    .execute();
  const of = new Map(counts.map(({ section, count }) => [section, count]));
  return planSection.options.flatMap((section) => {
    const count = of.get(section);
    return count === undefined ? [] : [{ section, count }];
  });
};

/** A comment as it is answered. Throws 404 for one of another plan, and for a deleted one. */
export const readComment = async (context: Context, plan: string, id: string) => {
  const row = await rows(context, plan).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('comment');
  return row;
};

/** The row alone, held until the transaction ends. Throws 404. */
export const lockComment = async ({ db, organization }: Context, plan: string, id: string) => {
  const row = await db
    .selectFrom('plan_comments')
    .selectAll()
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('comment');
  return row;
};
