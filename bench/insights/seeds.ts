import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';

/** Days of time that the run looks back at. */
export const DAYS = 366;

/**
 * Time of the benched organization's 200 people in the last year, with starts and ends, so many entries that each day has some of each: what a
 * run reads all of. Their projects have budgets.
 */
export const seedTime = async ({ sql }: BenchedMuster, rows: number): Promise<void> => {
  await sql('alter table activity_entries disable trigger all');
  await sql(
    `insert into activity_entries (org_id, member_id, work_date, started_at, ended_at, duration_s, project_id, service_type_id, note,
       bill_minor, cost_minor, currency, bill_rate)
     select '${BENCH}', m.id, d.day, d.day + s.start, d.day + s.start + s.long, extract(epoch from s.long)::int, p.id, t.id,
       case when n % 9 = 0 then '' else 'Work on ' || n end, 4000, 2000, 'GBP', '40'
     from generate_series(1, $1::int) n
     cross join lateral (select n % 200 as who, (n / 200) % ${DAYS} as back, n / (200 * ${DAYS}) as turn) k
     join (select id, row_number() over (order by id) - 1 as at from members where org_id = '${BENCH}') m on m.at = k.who
     cross join lateral (select (now() at time zone 'UTC')::date - k.back as day) d
     cross join lateral (select interval '7 hours' + k.turn * interval '35 minutes' as start, (20 + n % 15) * interval '1 minute' as long) s
     join (select id, row_number() over (order by id) - 1 as at from projects where org_id = '${BENCH}') p on p.at = n % 1000
     join (select id, row_number() over (order by id) - 1 as at from service_types where org_id = '${BENCH}') t on t.at = n % 20`,
    [rows],
  );
  await sql('alter table activity_entries enable trigger all');
  await sql(`insert into project_day_sums (org_id, project_id, work_date, billable, currency, seconds, bill_minor, cost_minor, entries)
    select org_id, project_id, work_date, billable, currency, sum(duration_s), sum(bill_minor), sum(cost_minor), count(*)
    from activity_entries where org_id = '${BENCH}' group by 1, 2, 3, 4, 5
    on conflict do nothing`);
  await sql(`update projects set budget_minutes = 60000 where org_id = '${BENCH}'`);
  await sql('analyze activity_entries');
};
