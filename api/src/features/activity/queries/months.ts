import { sql } from 'kysely';
import type { MONTH_STATES, MonthSums } from '#contract/activity/month-shapes.ts';
import { firstDayOf } from '#contract/activity/months.ts';
import type { Context } from '../../../platform/context.ts';

/** A month as it is kept, and what is in it. */
export interface MonthRow {
  readonly id: string | null;
  readonly month: string;
  readonly status: (typeof MONTH_STATES)[number];
  readonly version: number;
  readonly over: boolean;
  readonly sums: MonthSums;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string | null;
}

const A_PAGE = 12;

// What is in a closed month was summed when it closed, so that only open ones are summed anew.
const COLUMNS = sql`c.id, to_char(asked.first, 'YYYY-MM') as month, coalesce(c.status::text, 'open') as status,
  coalesce(c.version, 0) as version, asked.first < date_trunc('month', muster_today())::date as over,
  case when c.status = 'closed' then c.sums else month_sums(asked.first) end as sums,
  (select m.name from members m where m.org_id = c.org_id and m.user_sub = c.updated_by) as decided_by,
  c.updated_at as decided_at, c.reason`;

/** Months from the first time to this one, the latest first; twelve of them, and one more where there are others. */
export const listMonthRows = async (
  { db, organization }: Context,
  after: string | undefined,
): Promise<{ data: MonthRow[]; after: string | null }> => {
  const { rows } = await sql<MonthRow>`
    with bounds as (
      select date_trunc('month', coalesce(min(e.work_date), muster_today()))::date as first,
        date_trunc('month', muster_today())::date as last
      from activity_entries e where e.org_id = ${organization} and e.archived_at is null
    ), asked as (
      select s.first::date from bounds b, generate_series(b.first, greatest(b.first, b.last), interval '1 month') as s (first)
      where coalesce(s.first < ${after ? firstDayOf(after) : null}::date, true)
      order by s.first desc limit ${sql.lit(A_PAGE + 1)}
    )
    select ${COLUMNS} from asked left join activity_months c on c.org_id = ${organization} and c.month = asked.first
    order by asked.first desc limit ${sql.lit(A_PAGE)}`.execute(db);
  return { data: rows, after: rows.length === A_PAGE ? (rows.at(-1)?.month ?? null) : null };
};

/** A month, whether it was ever closed or not. */
export const readMonth = async ({ db, organization }: Context, month: string): Promise<MonthRow> => {
  const { rows } = await sql<MonthRow>`
    select ${COLUMNS} from (select ${firstDayOf(month)}::date as first) as asked
    left join activity_months c on c.org_id = ${organization} and c.month = asked.first`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A month is always there.');
  return row;
};

/** The earliest month with time before another that is open although one before it is closed; undefined without one. */
export const findOpenBefore = async (
  { db, organization }: Context,
  month: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ month: string }>`
    select to_char(s.first, 'YYYY-MM') as month
    from generate_series(
      (select min(c.month) from activity_months c where c.org_id = ${organization}) + interval '1 month',
      ${firstDayOf(month)}::date - interval '1 month', interval '1 month') as s (first)
    where not is_closed_day(s.first::date) and exists (
      select from activity_entries e where e.org_id = ${organization} and e.archived_at is null
        and e.work_date >= s.first::date and e.work_date < (s.first + interval '1 month')::date)
    order by s.first limit 1`.execute(db);
  return rows[0]?.month;
};
