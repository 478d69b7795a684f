import { sql } from 'kysely';
import type { NewReview } from '#contract/account-plans/reviews.ts';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const rows = ({ db, organization }: Context, plan: string) =>
  db
    .selectFrom('plan_reviews')
    .select(['id', 'version', 'created_at', 'updated_at', 'held_on', 'notes', 'next_review_on'])
    .select([
      // In the order in which they are said: what is stored has another.
      sql<NewReview['scores']>`(select coalesce(json_agg(json_build_object(
        'criterion', s.value -> 'criterion', 'score', s.value -> 'score', 'comment', s.value -> 'comment') order by s.ordinality), '[]')
        from jsonb_array_elements(plan_reviews.scores) with ordinality s)`.as('scores'),
      sql<NewReview['confirmed']>`plan_reviews.confirmed`.as('confirmed'),
      sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = plan_reviews.org_id and m.id = plan_reviews.held_by)`.as('held_by'),
    ])
    .where('plan_reviews.org_id', '=', organization)
    .where('plan_reviews.plan_id', '=', plan);

/** A review as it is presented from. */
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** One page of the reviews of a plan, newest first. */
export const listReviews = (context: Context, plan: string, page: PageQuery) =>
  paginate(rows(context, plan), {
    ...{ page, sort: '-held_on', id: sql`plan_reviews.id` },
    keys: { held_on: { by: sql`plan_reviews.held_on`, type: 'date' } },
  });

/** A review of a plan. Throws 404. */
export const readReview = async (context: Context, plan: string, id: string): Promise<ReviewRow> => {
  const row = await rows(context, plan).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('review');
  return row;
};

/** The review of a plan that was held last; of several on a day the one that was recorded last. */
export const findNewestReview = ({ db, organization }: Context, plan: string) =>
  db
    .selectFrom('plan_reviews')
    .select(['id', 'held_on', 'next_review_on'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .orderBy('held_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
