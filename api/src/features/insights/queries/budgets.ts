import { sql } from 'kysely';
import type { BudgetDay, BudgetProject } from '#contract/insights/planning/budget-rows.ts';
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

/** The days of a project until one, earliest first. */
export const listBudgetDays = async (
  { db, organization }: Context,
  { id, currency }: BudgetProject,
  until: string,
): Promise<readonly BudgetDay[]> => {
  const own = sql`is_own_money(d.currency, ${currency})`;
  const { rows } = await sql<BudgetDay>`
    select d.work_date::text as day, sum(d.seconds)::bigint as seconds,
      coalesce(sum(d.bill_minor) filter (where ${own}), 0)::bigint as bill_minor,
      coalesce(sum(d.cost_minor) filter (where ${own}), 0)::bigint as cost_minor,
      coalesce(sum(d.seconds) filter (where d.billable and d.currency is null), 0)::bigint as unpriced_s,
      coalesce(sum(d.seconds) filter (where d.billable and not ${own}), 0)::bigint as foreign_s,
      coalesce(sum(d.seconds) filter (where d.billable), 0)::bigint as billable_s
    from project_day_sums d
    where d.org_id = ${organization} and d.project_id = ${id}::uuid and d.work_date <= ${until}::date
    group by d.work_date having sum(d.entries) <> 0 or sum(d.seconds) <> 0 order by d.work_date`.execute(db);
  return rows;
};
