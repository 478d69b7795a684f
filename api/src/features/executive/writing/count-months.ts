import { sql } from 'kysely';
import type { Days, Inside } from '../rules/days.ts';

/** Sums anew the months that some days lie in, from what is kept of their days. */
export const countMonths = async ({ db, organization }: Inside, { from, until }: Days): Promise<void> => {
  const org = sql`${organization}::uuid`;
  await sql`
    with months as materialized (
      select m::date as month, (m + interval '1 month - 1 day')::date as last
      from generate_series(date_trunc('month', ${from}::timestamp), ${until}::timestamp, interval '1 month') m),
    sums as materialized (
      select m.month, t.currency, sum(t.bill_minor)::bigint as bill, sum(t.cost_minor)::bigint as cost
      from months m join portfolio_sums t on t.org_id = ${org} and t.day between m.month and m.last group by 1, 2),
    gone as (delete from portfolio_month_sums t where t.org_id = ${org} and t.month in (select month from months)
      and not exists (select from sums s where s.month = t.month and s.currency = t.currency)),
    money as (
      insert into portfolio_month_sums as t (org_id, month, currency, bill_minor, cost_minor) select ${org}, month, currency, bill, cost from sums
      on conflict (org_id, month, currency) do update set bill_minor = excluded.bill_minor, cost_minor = excluded.cost_minor
        where (t.bill_minor, t.cost_minor) <> (excluded.bill_minor, excluded.cost_minor))
    insert into portfolio_months as t (org_id, month, capacity_min, logged_s, billable_s, unpriced_s, uncosted_s)
      select ${org}, m.month, w.capacity, w.logged, w.billable, g.unpriced, g.uncosted from months m
      cross join lateral (
        select coalesce(sum(capacity_min), 0) as capacity, coalesce(sum(logged_s), 0) as logged, coalesce(sum(billable_s), 0) as billable
        from portfolio_work d where d.org_id = ${org} and d.day between m.month and m.last) w
      cross join lateral (
        select coalesce(sum(unpriced_s), 0) as unpriced, coalesce(sum(uncosted_s), 0) as uncosted
        from portfolio_gaps d where d.org_id = ${org} and d.day between m.month and m.last) g
    on conflict (org_id, month) do update set capacity_min = excluded.capacity_min, logged_s = excluded.logged_s,
      billable_s = excluded.billable_s, unpriced_s = excluded.unpriced_s, uncosted_s = excluded.uncosted_s
      where t is distinct from excluded`.execute(db);
};
