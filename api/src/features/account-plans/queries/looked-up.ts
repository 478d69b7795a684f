import { type RawBuilder, sql } from 'kysely';
import type { AccountPlanFilters } from '#contract/account-plans/board.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, likeOf } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { maySomeDecide } from '../rules/deciding.ts';
import { healthColumn } from '../rules/told-health.ts';

/** Whether anything narrows a list that row-level security keeps from its index, or that an order alone doesn't find (decision 152). */
export const isLookedUp = (filters: AccountPlanFilters): boolean => {
  const { q, status, tier, health, client_id, owner_id, review_until, mine_to_decide } = filters;
  return Boolean(q || status || tier || health || client_id || owner_id || review_until || mine_to_decide);
};

/** Ids of a page of the plans that pass the filters, and of one more, in its order; a query of one column. */
export const lookedUp = (
  context: Context,
  query: AccountPlanFilters & PageQuery & { readonly sort: string },
): RawBuilder<unknown> => {
  const { q, status, tier, health, client_id, owner_id, review_until, mine_to_decide, archived, sort } =
    query;
  const [key, id] = cursorOf(query) ?? [];
  const wanted = JSON.stringify({
    ...{ status, tier, [healthColumn(context)]: health, review_until, archived, key, id },
    ...{ q: likeOf(q), sort: sort.replace(/^-/, '') },
    descending: sort.startsWith('-') !== (query.before !== undefined),
    owner_id: owner_id?.map((owner) => (owner === 'me' ? context.member : owner)),
    ...(mine_to_decide ? { sub: context.person.sub, member: context.member } : {}),
  });
  const clients = client_id
    ? sql` || jsonb_build_object('client_id', ${clientsNow(context, client_id)})`
    : sql``;
  const decides = !mine_to_decide || maySomeDecide(context);
  return sql`select search_account_plans(${wanted}::jsonb${clients}, ${sql.lit(query.per_page + 1)}) where ${decides}::boolean`;
};
