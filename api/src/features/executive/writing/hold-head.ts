import { sql } from 'kysely';
import type { Days, Inside, Mark } from '../rules/days.ts';

/** How far an organization's days are counted, with the day it is there and the first on which anybody logged time. */
export interface Head {
  readonly first_day: string;
  readonly began_on: string;
  readonly last_day: string;
  readonly today: string;
  readonly first_time: string | null;
}

/** Earlier than any day that can be asked for. */
const EARLIEST = '2000-01-01';

/** Holds an organization's head, which is made where there is none; undefined while another worker counts its days. */
export const holdHead = async ({ db, organization }: Inside): Promise<Head | undefined> => {
  const org = sql`${organization}::uuid`;
  await sql`
    insert into portfolio_heads (org_id, first_day, began_on, last_day, counted_at)
    select o.org_id, d.day, d.day, d.day - 1, now()
    from organizations o cross join lateral (select (o.created_at at time zone o.timezone)::date as day) d
    where o.org_id = ${org} on conflict do nothing`.execute(db);
  const { rows } = await sql<Head>`
    select h.first_day::text, h.began_on::text, h.last_day::text, (now() at time zone o.timezone)::date::text as today, (
      select min(e.work_date)::text from members m cross join lateral (
        select a.work_date from activity_entries a where a.org_id = ${org} and a.member_id = m.id and a.archived_at is null
          and a.work_date >= ${EARLIEST} order by a.work_date, a.id limit 1) e where m.org_id = ${org}) as first_time
    from portfolio_heads h join organizations o on o.org_id = h.org_id
    where h.org_id = ${org} for update of h skip locked`.execute(db);
  return rows[0];
};

/** Takes the marks of an organization whose head is held. */
export const takeMarks = async ({ db, organization }: Inside): Promise<readonly Mark[]> => {
  const { rows } = await sql<Mark>`
    delete from portfolio_marks where org_id = ${organization}::uuid
    returning what, greatest(from_day, '0001-01-01')::text as from, least(until_day, '9999-12-31')::text as until`.execute(
    db,
  );
  return rows;
};

/** Says how far the days of a held head are counted now; what was kept of days that aren't known any more goes. */
export const moveHead = async ({ db, organization }: Inside, { from, until }: Days): Promise<void> => {
  const org = sql`${organization}::uuid`;
  await sql`
    with sums as (delete from portfolio_sums where org_id = ${org} and day < ${from}::date),
    gaps as (delete from portfolio_gaps where org_id = ${org} and day < ${from}::date),
    work as (delete from portfolio_work where org_id = ${org} and day < ${from}::date)
    update portfolio_heads set first_day = ${from}, last_day = ${until}, counted_at = clock_timestamp() where org_id = ${org}`.execute(
    db,
  );
};
