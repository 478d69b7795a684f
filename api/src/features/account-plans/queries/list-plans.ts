import { sql } from 'kysely';
import type { listAccountPlans as endpoint } from '#contract/account-plans/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { isLookedUp, lookedUp } from './looked-up.ts';
import { planRows } from './plan-rows.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  updated_at: { by: sql`account_plans.updated_at`, type: 'timestamptz' },
  name: { by: sql`account_plans.sort_name`, type: 'text' },
  client: { by: sql`account_plans.sort_client`, type: 'text' },
  tier: { by: sql`account_plans.sort_tier`, type: 'text' },
  ends_on: { by: sql`account_plans.ends_on`, type: 'date' },
  next_review_on: { by: sql`account_plans.sort_review`, type: 'date' },
  coverage_pct: { by: sql`account_plans.sort_coverage`, type: 'int' },
  revenue_target_minor: { by: sql`account_plans.sort_target`, type: 'bigint' },
  weighted_minor: { by: sql`account_plans.weighted_minor`, type: 'bigint' },
};

/** One page of the plans that pass the filters. */
export const listPlans = (context: Context, query: QueryOf<typeof endpoint>) => {
  const rows = planRows(context).where(
    query.archived
      ? sql<boolean>`account_plans.archived_at is not null`
      : sql<boolean>`account_plans.archived_at is null`,
  );
  const passing = isLookedUp(query)
    ? rows.where(sql<boolean>`account_plans.id = any (array(${lookedUp(context, query)}))`)
    : rows;
  return paginate(passing, { page: query, sort: query.sort, keys: KEYS, id: sql`account_plans.id` });
};
