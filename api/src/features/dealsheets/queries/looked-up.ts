import { type RawBuilder, sql } from 'kysely';
import type { DealsheetFilters } from '#contract/dealsheets/board.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, likeOf } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { decidableBy } from '../rules/rank.ts';

/** Whether anything narrows a list that row-level security keeps from its index, or that an order alone doesn't find (decision 152). */
export const isLookedUp = (filters: DealsheetFilters): boolean => {
  const { q, status, client_id, owner_id, from, until, mine_to_decide } = filters;
  return Boolean(q || status || client_id || owner_id || from || until || mine_to_decide);
};

/** Which of an order: so many of them from a place on. */
export interface Order {
  readonly sort: string;
  readonly descending: boolean;
  readonly most: number;
  readonly place?: readonly [key: string, id: string] | undefined;
}

/** The order that a page of the list is asked in, with one more than it holds. */
export const orderOf = ({ sort, ...page }: PageQuery & { readonly sort: string }): Order => ({
  ...{ sort: sort.replace(/^-/, ''), most: page.per_page + 1, place: cursorOf(page) },
  descending: sort.startsWith('-') !== (page.before !== undefined),
});

/** Ids of the dealsheets that pass the filters, of a single status where one is given beside them; a query of one column. */
export const lookedUp = (
  context: Context,
  filters: DealsheetFilters,
  { sort, descending, most, place: [key, id] = ['', ''] }: Order,
  one?: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { q, status, client_id, owner_id, from, until, mine_to_decide, archived } = filters;
  const wanted = JSON.stringify({
    ...{ status, from, until, archived, sort, descending },
    q: likeOf(q),
    owner_id: owner_id?.map((owner) => (owner === 'me' ? context.member : owner)),
    ...(id ? { key, id } : {}),
    ...(mine_to_decide
      ? { decides: decidableBy(context), sub: context.person.sub, member: context.member }
      : {}),
  });
  const clients = client_id
    ? sql` || jsonb_build_object('client_id', ${clientsNow(context, client_id)})`
    : sql``;
  const state = one ? sql` || jsonb_build_object('status', jsonb_build_array(${one}))` : sql``;
  return sql`select search_dealsheets(${wanted}::jsonb${clients}${state}, ${sql.lit(most)})`;
};
