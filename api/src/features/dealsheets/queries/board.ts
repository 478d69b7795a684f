import { sql } from 'kysely';
import type { DealsheetFilters } from '#contract/dealsheets/board.ts';
import { DEALSHEET_STATUSES, type DealsheetStatus } from '#contract/dealsheets/states.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import type { Context } from '../../../platform/context.ts';
import { type DealsheetRow, dealsheetRows } from './dealsheet-rows.ts';
import { conditionsOf } from './filters.ts';
import { lookedUp } from './looked-up.ts';

/** Cards of a column; one more is read, to know whether there are others. */
export const CARDS = 20;

/** What deals of a status and currency come to, exactly: minor units as text, `weighted` by hundredths. */
export interface BoardSum {
  readonly currency: string;
  readonly count: number;
  readonly price: string;
  readonly weighted: string;
  readonly cost: string;
}

/** A card of the board; the first of a column brings its column's sums, and all rates. */
interface BoardRow extends DealsheetRow {
  readonly place: number;
  readonly cursor_key: string;
  readonly cursor_id: string;
  readonly sums: readonly BoardSum[] | null;
  readonly rates: readonly DatedRate[] | null;
}

/** A column of the board as it is presented from. */
export interface BoardColumn {
  readonly status: DealsheetStatus;
  readonly sums: readonly BoardSum[];
  readonly cards: readonly BoardRow[];
}

/** The board in one statement: sums by status and currency, the newest rates into the organization's, and the first cards of each column. */
export const readBoard = async (context: Context, filters: DealsheetFilters) => {
  const conditions = conditionsOf(context, filters);
  const passing = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const order = { sort: 'updated_at', descending: true, most: CARDS + 1 };
  const first = lookedUp(context, filters, order, sql`s.status`);
  const shown = filters.status ?? DEALSHEET_STATUSES;
  const cards = dealsheetRows(context)
    .select([
      sql<string>`dealsheets.updated_at::text`.as('cursor_key'),
      sql<string>`dealsheets.id::text`.as('cursor_id'),
      sql<number>`(row_number() over (order by dealsheets.updated_at desc, dealsheets.id desc))::int`.as(
        'place',
      ),
    ])
    .where(sql<boolean>`dealsheets.id = any (array(${first}))`)
    .orderBy('dealsheets.updated_at', 'desc')
    .orderBy('dealsheets.id', 'desc')
    .limit(sql.lit(CARDS + 1));
  const { rows } = await sql<BoardRow>`
    with sums as materialized (
      select dealsheets.status, dealsheets.currency, count(*)::int as count, sum(price_minor)::text as price,
        sum(price_minor::numeric * probability_pct)::text as weighted, sum(cost_minor)::text as cost
      from dealsheets where dealsheets.org_id = ${context.organization}::uuid and ${passing} group by 1, 2)
    select c.*,
      case when c.place = 1 then (select jsonb_agg(to_jsonb(x) - 'status' order by x.currency) from sums x where x.status = s.status) end as sums,
      case when c.place = 1 then (${rates(context)}) end as rates
    from unnest(${shown}::dealsheet_status[]) s (status) cross join lateral (${cards}) c
    order by s.status, c.place`.execute(context.db);
  const columns = DEALSHEET_STATUSES.map((status): BoardColumn => {
    const own = rows.filter((row) => row.status === status);
    return { status, sums: own[0]?.sums ?? [], cards: own };
  });
  return { columns, rates: rows[0]?.rates ?? [] };
};

const rates = ({ organization }: Context) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('currency', n.currency, 'into', o.currency, 'rate', r.rate::text, 'day', r.day)), '[]')
  from organizations o cross join (select distinct currency from sums) n
  cross join lateral (
    select e.rate, e.day from exchange_rates e
    where e.org_id = o.org_id and e.into_currency = o.currency and e.currency = n.currency and e.day <= muster_today()
    order by e.day desc limit 1) r
  where o.org_id = ${organization}::uuid`;
