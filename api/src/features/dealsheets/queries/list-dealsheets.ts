import { sql } from 'kysely';
import type { listDealsheets as endpoint } from '#contract/dealsheets/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { dealsheetRows } from './dealsheet-rows.ts';
import { conditionsOf } from './filters.ts';
import { isLookedUp, lookedUp, orderOf } from './looked-up.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  updated_at: { by: sql`dealsheets.updated_at`, type: 'timestamptz' },
  title: { by: sql`dealsheets.sort_title`, type: 'text' },
  number: { by: sql`dealsheets.number`, type: 'int' },
  close_on: { by: sql`dealsheets.sort_close`, type: 'date' },
  price_minor: { by: sql`dealsheets.price_minor`, type: 'bigint' },
};

/** One page of the dealsheets that pass the filters. */
export const listDealsheets = (context: Context, query: QueryOf<typeof endpoint>) => {
  const rows = dealsheetRows(context);
  const { archived } = query;
  const passing = isLookedUp(query)
    ? rows.where(sql<boolean>`dealsheets.id = any (array(${lookedUp(context, query, orderOf(query))}))`)
    : conditionsOf(context, { archived, mine_to_decide: false }).reduce((all, one) => all.where(one), rows);
  return paginate(passing, { page: query, sort: query.sort, keys: KEYS, id: sql`dealsheets.id` });
};
