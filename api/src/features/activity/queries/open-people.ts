import { sql } from 'kysely';
import { MOST_PREVIEWED, type OpenPerson } from '#contract/activity/month-shapes.ts';
import { firstDayOf, monthAfter } from '#contract/activity/months.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from './settings.ts';
import { missingDays } from './team.ts';

interface Row extends Omit<OpenPerson, 'member'> {
  readonly id: string;
  readonly name: string;
  readonly everybody: number;
}

/** Who has time in a month that isn't approved, a timer that runs since then, or working days without time; by name. */
export const listOpenPeople = async (
  { db, organization }: Context,
  settings: TimeSettings,
  month: string,
): Promise<{ people: OpenPerson[]; more: number }> => {
  const from = firstDayOf(month);
  const to = addDays(firstDayOf(monthAfter(month)), -1);
  const amountOf = (status: 'draft' | 'rejected' | 'submitted') => sql`jsonb_build_object(
    'entries', coalesce(sum(o.entries) filter (where o.status = ${sql.lit(status)}), 0),
    'seconds', coalesce(sum(o.seconds) filter (where o.status = ${sql.lit(status)}), 0)) as ${sql.ref(status)}`;
  const { rows } = await sql<Row>`
    with open as (
      select e.member_id, e.status, count(*) as entries, sum(e.duration_s) as seconds from activity_entries e
      where e.org_id = ${organization} and e.archived_at is null and e.work_date between ${from}::date and ${to}::date
        and e.status in ('draft', 'rejected', 'submitted')
      group by 1, 2
    ), amounts as (
      select o.member_id, ${amountOf('draft')}, ${amountOf('rejected')}, ${amountOf('submitted')}, sum(o.entries) as entries
      from open o group by o.member_id
    ), running as (
      select t.member_id, t.started_at from activity_timers t
      join organizations o on o.org_id = t.org_id
      left join projects p on p.org_id = t.org_id and p.id = t.project_id
      where t.org_id = ${organization}
        and (t.started_at at time zone coalesce(p.site_timezone, o.timezone))::date between ${from}::date and ${to}::date
    ), people as (
      select members.id, members.name, a.draft, a.rejected, a.submitted, a.entries, r.started_at as timer_since,
        case when members.employment <> 'placeholder' and members.archived_at is null
          then cardinality(${missingDays(settings, from, to)}) else 0 end as missing_days
      from members
      left join amounts a on a.member_id = members.id
      left join running r on r.member_id = members.id
      where members.org_id = ${organization}
    )
    select p.id, p.name, p.timer_since, p.missing_days, ${orNothing('draft')}, ${orNothing('rejected')}, ${orNothing('submitted')},
      count(*) over ()::int as everybody
    from people p where p.entries > 0 or p.timer_since is not null or p.missing_days > 0
    order by p.entries is null, p.name, p.id limit ${sql.lit(MOST_PREVIEWED)}`.execute(db);
  return {
    people: rows.map(({ id, name, everybody: _, ...open }) => ({ member: { id, name }, ...open })),
    more: (rows[0]?.everybody ?? 0) - rows.length,
  };
};

const orNothing = (column: string) =>
  sql`coalesce(${sql.ref(`p.${column}`)}, '{"entries": 0, "seconds": 0}') as ${sql.ref(column)}`;
