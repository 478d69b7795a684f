import { type RawBuilder, sql } from 'kysely';
import { HEALTH_DAYS, TREND_DAYS } from '#contract/account-plans/health.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';
import { type MonthRate, ratesFor } from '../../client-overview/queries.ts';

/** What of a plan says what is measured. */
export interface MeasuredPlan {
  readonly client_id: string;
  readonly currency: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Money of a month, before it is brought together. */
interface SoldMonth {
  /** Its first day. */
  readonly month: string;
  readonly currency: string;
  readonly bill_minor: number;
}

/** What was delivered for a plan's client, but for incidents, in the currencies that it was sold in. */
export interface DeliveryFacts {
  readonly today: string;
  /** The moment at which the days that are looked back at begin. */
  readonly since: string;
  readonly currency: string;
  readonly home: string;
  readonly projects: readonly string[];
  /** By service, of HEALTH_DAYS; `least` = the lowest margin in percent of the service. */
  readonly sold: readonly (SoldMonth & {
    readonly cost_minor: number;
    readonly knows_costs: boolean;
    readonly least: string | null;
  })[];
  /** Of the plan's period until today. */
  readonly revenue: readonly SoldMonth[];
  readonly recent_seconds: number;
  readonly before_seconds: number;
  readonly late_milestones: number;
  readonly longest_late_days: number;
  readonly open_milestones: number;
  readonly rates: readonly MonthRate[];
}

const running = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));
const MONTH = sql`date_trunc('month', t.work_date)::date`;

/** What was delivered for a plan's client in `projects` (ids of those that are looked at), in one statement. */
export const readDeliveryFacts = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  { client_id, currency, starts_on, ends_on }: MeasuredPlan,
  projects: RawBuilder<unknown>,
): Promise<DeliveryFacts> => {
  const org = sql`${organization}::uuid`;
  const sums = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
    asked a cross join work w cross join lateral (
      select * from project_day_sums d where d.org_id = ${org} and d.project_id = w.id and d.work_date between ${from} and ${until} offset 0) t`;
  const { rows } = await sql<DeliveryFacts>`
    with asked as materialized (
      select ${currency}::text as currency, o.currency as home, o.timezone, muster_today() as today,
        muster_today() - ${sql.lit(HEALTH_DAYS - 1)} as since, ${starts_on}::date as starts_on, ${ends_on}::date as ends_on
      from organizations o where o.org_id = ${org}),
    work as materialized (
      select p.id, p.currency, p.status, p.archived_at from projects p
      where p.org_id = ${org} and p.client_id = ${client_id}::uuid and p.id in (${projects})),
    sold as materialized (
      select ${MONTH} as month, coalesce(t.currency, w.currency) as currency, t.service_type_id, sum(t.bill_minor) as bill_minor,
        sum(t.cost_minor) as cost_minor, bool_or(t.cost_rate is not null or t.cost_minor <> 0) as knows_costs
      from asked a cross join work w cross join lateral (
        select * from activity_entries e where e.org_id = ${org} and e.project_id = w.id and e.archived_at is null
          and e.work_date between a.since and a.today offset 0) t
      group by 1, 2, 3),
    revenue as materialized (
      select ${MONTH} as month, coalesce(t.currency, w.currency) as currency, sum(t.bill_minor) as bill_minor
      from ${sums(sql`a.starts_on`, sql`least(a.ends_on, a.today)`)} group by 1, 2),
    priced as (select month, currency from sold union select month, currency from revenue),
    hours as (
      select coalesce(sum(t.seconds) filter (where t.work_date > a.today - ${sql.lit(TREND_DAYS)}), 0)::float8 as recent_seconds,
        coalesce(sum(t.seconds) filter (where t.work_date <= a.today - ${sql.lit(TREND_DAYS)}), 0)::float8 as before_seconds
      from ${sums(sql`a.today - ${sql.lit(2 * TREND_DAYS - 1)}`, sql`a.today`)}),
    promised as (
      select count(*)::int as open_milestones, count(*) filter (where m.due_date < a.today)::int as late_milestones,
        coalesce(max(a.today - m.due_date) filter (where m.due_date < a.today), 0) as longest_late_days
      from asked a cross join work w
      join project_milestones m on m.org_id = ${org} and m.project_id = w.id and not m.done
      where w.archived_at is null and w.status in (${running}))
    select a.today::text as today, (a.since::timestamp at time zone a.timezone)::text as since, a.currency, a.home,
      array(select id from work) as projects,
      (select coalesce(jsonb_agg(to_jsonb(s) - 'service_type_id' || jsonb_build_object('least', v.min_margin_pct::text)), '[]')
        from sold s left join service_types v on v.org_id = ${org} and v.id = s.service_type_id) as sold,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from revenue r) as revenue,
      h.recent_seconds, h.before_seconds, p.open_milestones, p.late_milestones, p.longest_late_days,
      ${ratesFor({ organization }, sql`priced`)} as rates
    from asked a cross join hours h cross join promised p`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('An organization without a row was asked for its delivery.');
  return facts;
};
