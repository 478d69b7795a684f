import { sql } from 'kysely';
import type { Place } from '#contract/insights/detecting.ts';
import { type BudgetProject, type BudgetUse, spanOf } from '#contract/insights/planning/budget-rows.ts';
import { firstWeekOf } from '#contract/insights/planning/weeks.ts';
import { LOGGABLE_STATUSES } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';

/** Projects under way that have a budget, in order. */
export const listBudgets = async ({ db, organization }: Context): Promise<readonly BudgetProject[]> => {
  const { rows } = await sql<BudgetProject>`
    select p.id, p.code, p.name, p.status, p.billing, p.currency, p.start_date::text, p.end_date::text, p.budget_minor,
      p.budget_minutes, p.budget_period, p.hard_cap,
      case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name) end as client
    from projects p left join clients c on c.org_id = p.org_id and c.id = p.client_id
    where p.org_id = ${organization} and p.archived_at is null and p.status = any (${[...LOGGABLE_STATUSES]}::project_status[])
      and (p.budget_minor is not null or p.budget_minutes is not null)
    order by p.id`.execute(db);
  return rows;
};

/** What nothing was logged on comes to. */
export const NOTHING_USED: BudgetUse = {
  ...{ days: 0, first: null, used: { seconds: 0, bill_minor: 0, cost_minor: 0 }, weeks: [] },
  ...{ unpriced_s: 0, foreign_s: 0, billable_s: 0, hidden_days: 0, hidden_from: null, hidden_to: null },
};

/** The days of some projects with what each comes to; money in the project's currency alone. */
const days = (organization: string, { today }: Place, projects: readonly BudgetProject[]) => {
  const own = sql`is_own_money(d.currency, p.currency)`;
  const from = projects.map((one) => (one.budget_period === 'month' ? spanOf(one, today).from : null));
  return sql`
    select d.project_id, d.work_date as day, d.work_date >= coalesce(p.used_from, '-infinity') as is_of_budget, sum(d.seconds) as seconds,
      coalesce(sum(d.bill_minor) filter (where ${own}), 0) as bill_minor, coalesce(sum(d.cost_minor) filter (where ${own}), 0) as cost_minor,
      coalesce(sum(d.seconds) filter (where d.billable and d.currency is null), 0) as unpriced_s,
      coalesce(sum(d.seconds) filter (where d.billable and not ${own}), 0) as foreign_s,
      coalesce(sum(d.seconds) filter (where d.billable), 0) as billable_s
    from unnest(${projects.map(({ id }) => id)}::uuid[], ${projects.map(({ currency }) => currency)}::text[], ${from}::date[]) as p (id, currency, used_from)
    join project_day_sums d on d.org_id = ${organization} and d.project_id = p.id and d.work_date <= ${today}::date
    group by d.project_id, d.work_date, p.used_from having sum(d.entries) <> 0 or sum(d.seconds) <> 0`;
};

/** What some projects' time comes to until today, summed where it lies: by project; one without time isn't there. */
export const readBudgetUse = async (
  { db, organization }: Context,
  place: Place,
  projects: readonly BudgetProject[],
): Promise<ReadonlyMap<string, BudgetUse>> => {
  const hidden = sql`(x.unpriced_s + x.foreign_s > 0)`;
  const since = sql`${firstWeekOf(place.today, place.week_start)}::date`;
  const { rows } = await sql<BudgetUse & { readonly id: string }>`
    with x as (${days(organization, place, projects)}),
    weeks as (select x.project_id, (x.day - ${since}) / 7 as week, sum(x.seconds)::bigint as seconds, sum(x.bill_minor)::bigint as bill_minor,
      sum(x.cost_minor)::bigint as cost_minor from x where x.day >= ${since} group by 1, 2),
    told as (select w.project_id, jsonb_agg(jsonb_build_object('week', w.week, 'seconds', w.seconds, 'bill_minor', w.bill_minor,
      'cost_minor', w.cost_minor) order by w.week) as weeks from weeks w group by 1)
    select x.project_id as id, count(*)::int as days, min(x.day)::text as first, coalesce(any_value(t.weeks), '[]') as weeks,
      jsonb_build_object('seconds', coalesce(sum(x.seconds) filter (where x.is_of_budget), 0),
        'bill_minor', coalesce(sum(x.bill_minor) filter (where x.is_of_budget), 0),
        'cost_minor', coalesce(sum(x.cost_minor) filter (where x.is_of_budget), 0)) as used,
      sum(x.unpriced_s)::bigint as unpriced_s, sum(x.foreign_s)::bigint as foreign_s, sum(x.billable_s)::bigint as billable_s,
      count(*) filter (where ${hidden})::int as hidden_days, (min(x.day) filter (where ${hidden}))::text as hidden_from,
      (max(x.day) filter (where ${hidden}))::text as hidden_to
    from x left join told t on t.project_id = x.project_id group by x.project_id`.execute(db);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
};
