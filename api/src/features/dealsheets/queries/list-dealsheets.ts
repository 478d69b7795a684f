import { sql } from 'kysely';
import type { listDealsheets as endpoint } from '#contract/dealsheets/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { dealsheetRows } from './dealsheet-rows.ts';
import { conditionsOf } from './filters.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  updated_at: { by: sql`dealsheets.updated_at`, type: 'timestamptz' },
  title: { by: sql`lower(dealsheets.title)`, type: 'text' },
  number: { by: sql`dealsheets.number`, type: 'int' },
  close_on: { by: sql`coalesce(dealsheets.close_on, 'infinity'::date)`, type: 'date' },
  price_minor: { by: sql`dealsheets.price_minor`, type: 'bigint' },
};

/** One page of the dealsheets that pass the filters. */
export const listDealsheets = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(
    conditionsOf(context, query).reduce((rows, condition) => rows.where(condition), dealsheetRows(context)),
    { page: query, sort: query.sort, keys: KEYS, id: sql`dealsheets.id` },
  );
