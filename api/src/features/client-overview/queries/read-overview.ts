import { type RawBuilder, sql } from 'kysely';
import { type ClientOverview, OVERVIEW_MONTHS, PEOPLE_SHOWN } from '#contract/clients/overview.ts';
import { notFound } from '#contract/errors.ts';
import type { ProjectStatus } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { PricedTime } from './one-currency.ts';
import { type MonthRate, ratesFor } from './rates.ts';
import { type Scope, workOf } from './work-of.ts';

/** Time of a month, of projects of one state, priced in one currency. */
export interface WorkedMonth extends PricedTime {
  readonly status: ProjectStatus;
}

/** What a client's page is composed from, with all costs. */
export interface OverviewFacts
  extends Pick<
    ClientOverview,
    'currency' | 'today' | 'clients_below' | 'healths' | 'people' | 'last_work_day' | 'last_change'
  > {
  readonly home: string;
  readonly fiscal_month: number;
  readonly margin_floor_pct: string;
  readonly worked: readonly WorkedMonth[];
  readonly statuses: readonly { readonly status: ProjectStatus; readonly projects: number }[];
  readonly rates: readonly MonthRate[];
}

const OPEN = sql`('proposed', 'planned', 'active', 'on_hold')`;

const sumsOfWork = ({ organization }: Context, from: RawBuilder<unknown>) => sql`
  select * from project_month_people t where t.org_id = ${organization}::uuid and t.project_id = w.id
    and t.month between ${from} and p.today offset 0`;

/**
 * All that is told of a client's work, in one statement over sums by month; 404 for a missing or foreign client. Sums are looked up
 * project by project behind a fence: a join would read those of the whole organization.
 */
export const readOverview = async (context: Context, scope: Scope): Promise<OverviewFacts> => {
  const { db, organization } = context;
  const { rows } = await sql<OverviewFacts>`
    with recursive ${workOf(context, scope)},
    period as materialized (
      select (date_trunc('month', today) - interval ${sql.lit(`${OVERVIEW_MONTHS - 1} months`)})::date as first_month,
        (date_trunc('month', today) - interval '1 month')::date as month_before, today from asked),
    months as materialized (
      select s.month, w.status, coalesce(s.currency, w.currency) as currency,
        sum(s.seconds) as seconds, coalesce(sum(s.seconds) filter (where s.billable), 0) as billable_seconds,
        sum(s.bill_minor) as bill_minor, sum(s.cost_minor) as cost_minor
      from period p cross join work w cross join lateral (${sumsOfWork(context, sql`p.first_month`)}) s
      group by 1, 2, 3),
    priced as (select distinct month, currency from months),
    people as materialized (
      select s.member_id as id, sum(s.seconds) as seconds
      from period p cross join work w cross join lateral (${sumsOfWork(context, sql`p.month_before`)}) s
      group by 1 having sum(s.seconds) > 0)
    select a.currency, a.home, a.today::text as today, o.fiscal_month, o.margin_floor_pct,
      (select count(*)::int from below) as clients_below,
      (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from months m) as worked,
      (select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'projects', s.projects) order by s.status), '[]')
        from (select status, count(*) as projects from work group by 1) s) as statuses,
      (select coalesce(jsonb_agg(jsonb_build_object('health', h.health, 'projects', h.projects)), '[]')
        from (select health, count(*) as projects from work where status in ${OPEN} group by 1) h) as healths,
      jsonb_build_object('count', (select count(*) from people), 'first', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', m.name, 'seconds', p.seconds)
          order by p.seconds desc, m.name, p.id), '[]')
        from (select * from people order by seconds desc, id limit ${sql.lit(PEOPLE_SHOWN)}) p
        join members m on m.org_id = ${organization}::uuid and m.id = p.id)) as people,
      (select max(l.work_date)::text from work w cross join lateral (
        select d.work_date from project_day_sums d where d.org_id = ${organization}::uuid and d.project_id = w.id and d.entries > 0
        order by d.work_date desc limit 1) l) as last_work_day,
      (select jsonb_build_object('at', e.occurred_at, 'by', e.actor_name) from events e
        where e.org_id = ${organization}::uuid and e.subject_id = a.id order by e.id desc limit 1) as last_change,
      ${ratesFor(context, sql`priced`)} as rates
    from asked a join organizations o on o.org_id = ${organization}::uuid`.execute(db);
  const [facts] = rows;
  if (!facts) throw notFound('client');
  return facts;
};
