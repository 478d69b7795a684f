import { sql } from 'kysely';
import type { listAccountPlans as endpoint } from '#contract/account-plans/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { conditionsOf } from './filters.ts';
import { planRows } from './plan-rows.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  updated_at: { by: sql`account_plans.updated_at`, type: 'timestamptz' },
  name: { by: sql`lower(account_plans.name)`, type: 'text' },
  client: {
    by: sql`(select lower(c.name) from clients c where c.org_id = account_plans.org_id and c.id = account_plans.client_id)`,
    type: 'text',
  },
  tier: { by: sql`account_plans.tier::text`, type: 'text' },
  ends_on: { by: sql`account_plans.ends_on`, type: 'date' },
  next_review_on: { by: sql`coalesce(account_plans.next_review_on, 'infinity'::date)`, type: 'date' },
  coverage_pct: { by: sql`coalesce(account_plans.coverage_pct, -1)`, type: 'int' },
  revenue_target_minor: { by: sql`coalesce(account_plans.revenue_target_minor, -1)`, type: 'bigint' },
  weighted_minor: { by: sql`account_plans.weighted_minor`, type: 'bigint' },
};

/** One page of the plans that pass the filters. */
export const listPlans = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(
    conditionsOf(context, query).reduce((rows, condition) => rows.where(condition), planRows(context)),
    { page: query, sort: query.sort, keys: KEYS, id: sql`account_plans.id` },
  );
