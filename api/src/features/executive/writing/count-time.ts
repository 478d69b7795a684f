import { sql } from 'kysely';
import type { Inside } from '../rules/days.ts';

/**
 * Counts anew what the time of some days on projects sells for and cost, and what of it has no price or no cost: from the entries themselves.
 * They are found by people, since it is by these that they are indexed.
 */
export const countTime = async ({ db, organization }: Inside, from: string, until: string): Promise<void> => {
  const org = sql`${organization}::uuid`;
  const days = sql`between ${from}::date and ${until}::date`;
  await sql`
    with entries as materialized (
      select e.work_date as day, coalesce(e.currency, p.currency) as currency, sum(e.bill_minor)::bigint as bill, sum(e.cost_minor)::bigint as cost,
        coalesce(sum(e.duration_s) filter (where e.billable and e.bill_rate is null and e.bill_minor = 0), 0) as unpriced,
        coalesce(sum(e.duration_s) filter (where e.cost_rate is null and e.cost_minor = 0), 0) as uncosted
      from members m
      cross join lateral (select * from activity_entries a where a.org_id = ${org} and a.member_id = m.id and a.archived_at is null
        and a.work_date ${days} offset 0) e
      join projects p on p.org_id = ${org} and p.id = e.project_id
      where m.org_id = ${org} group by 1, 2),
    sums as (select day, currency, bill, cost from entries where (bill, cost) <> (0, 0)),
    gaps as (select day, sum(unpriced)::bigint as unpriced, sum(uncosted)::bigint as uncosted from entries group by 1
      having (sum(unpriced), sum(uncosted)) <> (0, 0)),
    gone as (delete from portfolio_sums t where t.org_id = ${org} and t.day ${days}
      and not exists (select from sums s where s.day = t.day and s.currency = t.currency)),
    closed as (delete from portfolio_gaps t where t.org_id = ${org} and t.day ${days}
      and not exists (select from gaps g where g.day = t.day)),
    open as (
      insert into portfolio_gaps as t (org_id, day, unpriced_s, uncosted_s) select ${org}, day, unpriced, uncosted from gaps
      on conflict (org_id, day) do update set unpriced_s = excluded.unpriced_s, uncosted_s = excluded.uncosted_s
        where (t.unpriced_s, t.uncosted_s) <> (excluded.unpriced_s, excluded.uncosted_s))
    insert into portfolio_sums as t (org_id, day, currency, bill_minor, cost_minor) select ${org}, day, currency, bill, cost from sums
    on conflict (org_id, day, currency) do update set bill_minor = excluded.bill_minor, cost_minor = excluded.cost_minor
      where (t.bill_minor, t.cost_minor) <> (excluded.bill_minor, excluded.cost_minor)`.execute(db);
};
