import { type RawBuilder, sql } from 'kysely';
import type { AccountPlanFilters } from '#contract/account-plans/board.ts';
import type { AccountTier, PlanHealth } from '#contract/account-plans/states.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import type { SpentWith } from '#contract/plan-items/whitespace.ts';
import type { Context } from '../../../platform/context.ts';
import { healthColumn } from '../rules/told-health.ts';
import { conditionsOf } from './filters.ts';
import { isLookedUp } from './looked-up.ts';

/** What plans of a tier and health come to in a currency, exactly: minor units as text; `met` and `most` = how well those who count are known, and could be. */
export interface PlanSum {
  readonly tier: AccountTier;
  readonly health: PlanHealth | null;
  readonly currency: string;
  readonly count: number;
  readonly target: string;
  readonly revenue: string;
  readonly weighted: string;
  /** Sum of the coverage of those that have stakeholders, and how many these are. */
  readonly coverage: number;
  readonly covered: number;
  readonly thin: number;
  readonly overdue: number;
}

/** What the client spends in a currency on cells of the year, by whom it is with. */
export interface WhitespaceSum {
  readonly with: SpentWith;
  readonly currency: string;
  readonly cells: number;
  readonly spend: string;
}

/** What a board is presented from. */
export interface BoardSums {
  readonly currency: string;
  readonly year: number;
  readonly sums: readonly PlanSum[];
  readonly whitespace: readonly WhitespaceSum[];
  readonly rates: readonly DatedRate[];
}

/** Coverage below which a plan is thin. */
const HALF = 50;

/**
 * What the plans that pass the filters come to, in one statement, with the newest rates into the organization's currency.
 * The day is asked for once, since each plan that asked would read its organization. Where nothing narrows, sums are read from indexes
 * alone, and those of whitespace without the plans: so no plan is read or joined (decision 152).
 */
export const readBoard = async (context: Context, filters: AccountPlanFilters): Promise<BoardSums> => {
  const { db, organization } = context;
  const { rows } = await sql<BoardSums>`
    with day as materialized (select muster_today() as today, extract(year from muster_today())::smallint as year),
    passing as (
      select account_plans.id, tier, ${sql.ref(`account_plans.${healthColumn(context)}`)} as health, currency, revenue_target_minor, revenue_minor, weighted_minor, coverage_pct, next_review_on, status
      from account_plans where account_plans.org_id = ${organization}::uuid
        and ${sql.join(conditionsOf(context, filters), sql` and `)}),
    sums as (
      select tier, health, currency, count(*)::int as count, coalesce(sum(revenue_target_minor), 0)::text as target,
        coalesce(sum(revenue_minor), 0)::text as revenue, sum(weighted_minor)::text as weighted,
        coalesce(sum(coverage_pct), 0)::int as coverage, count(coverage_pct)::int as covered,
        (count(*) filter (where coverage_pct < ${sql.lit(HALF)}))::int as thin,
        (count(*) filter (where next_review_on < (select today from day) and status <> 'closed'))::int as overdue
      from passing group by 1, 2, 3),
    common as materialized (
      select 4 * (select coalesce(sum(count), 0) from sums) > 3 * count(*) as told from account_plans a
      where a.org_id = ${organization}::uuid and ${isOfThose(filters, sql`a`)}),
    whitespace as (${whitespaceOf(context, filters)})
    select o.currency, (select year from day) as year,
      coalesce((select jsonb_agg(to_jsonb(s) order by s.tier, s.health, s.currency) from sums s), '[]') as sums,
      coalesce((select jsonb_agg(to_jsonb(w) order by w.with, w.currency) from whitespace w), '[]') as whitespace,
      (${rates(sql`select currency from sums union select currency from whitespace`)}) as rates
    from organizations o where o.org_id = ${organization}::uuid`.execute(db);
  const [board] = rows;
  if (!board) throw new Error('The organization is gone.');
  return board;
};

const isOfThose = ({ archived }: AccountPlanFilters, row: RawBuilder<unknown>) =>
  archived ? sql`${row}.archived_at is not null` : sql`${row}.archived_at is null`;

/**
 * What the client spends on cells of the year in plans of the filters, by whom it is with. Letters that more than three of four plans share
 * are quicker summed as everything less the others. How many plans letters pass nobody knows before, so that they are counted, and looked
 * up in a table of hashes, which `is true` asks for: not one by one.
 */
const whitespaceOf = ({ organization }: Context, filters: AccountPlanFilters) => {
  const sums = (sign: RawBuilder<unknown>, from: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
    select w.spent_with as with, w.currency, ${sign} sum(w.cells) as cells, ${sign} sum(w.spend_minor) as spend from ${from}
    where w.org_id = ${organization}::uuid and w.year = (select year from day) and w.is_archived = ${filters.archived} and ${which} group by 1, 2`;
  const table = sql`plan_whitespace_sums w`;
  const among = sql`w.plan_id in (select id from passing)`;
  const common = sql`(select told from common)`;
  const others = sql`(
      select a.id from account_plans a where a.org_id = ${organization}::uuid and ${isOfThose(filters, sql`a`)}
        and (a.id in (select id from passing)) is not true and ${common}) r
    cross join lateral (
      select * from plan_whitespace_sums s where s.org_id = ${organization}::uuid and s.plan_id = r.id offset 0) w`;
  const parts = filters.q
    ? sql`${sums(sql``, table, sql`(${common} or (${among}) is true)`)} union all ${sums(sql`-`, others, sql`true`)}`
    : sums(sql``, table, isLookedUp(filters) ? among : sql`true`);
  return sql`select p.with, p.currency, sum(p.cells)::int as cells, sum(p.spend)::text as spend
    from (${parts}) p group by 1, 2 having sum(p.cells) > 0`;
};

const rates = (currencies: RawBuilder<unknown>) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('currency', n.currency, 'into', o.currency, 'rate', r.rate::text, 'day', r.day)), '[]')
  from (${currencies}) n
  cross join lateral (
    select e.rate, e.day from exchange_rates e
    where e.org_id = o.org_id and e.into_currency = o.currency and e.currency = n.currency and e.day <= muster_today()
    order by e.day desc limit 1) r`;
