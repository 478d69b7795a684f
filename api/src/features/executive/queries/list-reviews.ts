import { sql } from 'kysely';
import type { AccountTier } from '#contract/account-plans/states.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listExecutiveReviews } from '#contract/executive/endpoints.ts';
import type { ExecutiveReview } from '#contract/executive/rows.ts';
import type { Page } from '#contract/pagination.ts';
import { differenceInDays } from '#contract/projects/calendar.ts';
import type { Reference } from '#contract/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { pageOfRows } from '../rules/page.ts';
import { listRowsOfPlaces, type PlaceOfRows } from './each-place.ts';
import { readStoodOn } from './stood-on.ts';

interface Named extends Reference {
  readonly tier: AccountTier;
  readonly client: Reference | null;
  readonly owner: Reference | null;
}

/** Account plans whose review was overdue on the day, of all organizations, the longest first. */
export const listReviews = async (
  context: PersonContext,
  query: QueryOf<typeof listExecutiveReviews>,
): Promise<Page<ExecutiveReview>> => {
  const rows = await listRowsOfPlaces(context, query, reviewsOf);
  const placed = rows.map((row) => ({
    ...{ row, key: row.next_review_on, id: `${row.organization.id}${row.plan.id}` },
  }));
  return pageOfRows(placed, query, false);
};

const reviewsOf = async ({ day, inside, organization }: PlaceOfRows): Promise<ExecutiveReview[]> => {
  const { plans } = await readStoodOn(inside, day);
  const due = new Map(plans.map(({ id, next_review_on }) => [id, next_review_on]));
  if (due.size === 0) return [];
  const { rows } = await sql<Named>`
    select p.id, p.name, p.tier, case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as client,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end as owner
    from account_plans p left join clients c on c.org_id = p.org_id and c.id = p.client_id
    left join members m on m.org_id = p.org_id and m.id = p.owner_id
    where p.org_id = ${organization.id}::uuid and p.id = any (${[...due.keys()]}::uuid[])`.execute(inside.db);
  return rows.flatMap(({ id, name, tier, client, owner }) => {
    const next_review_on = due.get(id);
    if (!next_review_on) return [];
    const overdue_days = differenceInDays(next_review_on, day);
    return [{ organization, plan: { id, name }, client, owner, tier, next_review_on, overdue_days }];
  });
};
