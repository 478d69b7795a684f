import { sql } from 'kysely';
import { type ClientWork, WORK_SHOWN } from '#contract/clients/work.ts';
import { notFound } from '#contract/errors.ts';
import type { ProjectStatus } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';
import { bringTogether, type PricedTime, sumsOf } from './one-currency.ts';
import { type MonthRate, ratesFor } from './rates.ts';
import { type Scope, workOf } from './work-of.ts';

interface Worked extends PricedTime {
  readonly project: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly status: ProjectStatus;
  };
}

interface WorkFacts {
  readonly currency: string;
  readonly home: string;
  readonly worked: readonly Worked[];
  readonly rates: readonly MonthRate[];
}

/** The projects behind a client's figures of months (YYYY-MM), in one statement. Throws 404 for a missing or foreign client. */
export const readWorkByProject = async (
  context: Context,
  scope: Scope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ClientWork> => {
  const { db, organization } = context;
  const { rows } = await sql<WorkFacts>`
    with recursive ${workOf(context, scope)},
    months as materialized (
      select s.month, w.id, coalesce(s.currency, w.currency) as currency, sum(s.seconds) as seconds,
        coalesce(sum(s.seconds) filter (where s.billable), 0) as billable_seconds,
        sum(s.bill_minor) as bill_minor, sum(s.cost_minor) as cost_minor
      from work w cross join lateral (
        select * from project_month_people t where t.org_id = ${organization}::uuid and t.project_id = w.id
          and t.month between ${`${from}-01`}::date and ${`${to}-01`}::date offset 0) s
      group by 1, 2, 3),
    priced as (select distinct month, currency from months)
    select a.currency, a.home,
      (select coalesce(jsonb_agg(to_jsonb(m) - 'id' || jsonb_build_object('project',
          jsonb_build_object('id', w.id, 'code', w.code, 'name', w.name, 'status', w.status))), '[]')
        from months m join work w on w.id = m.id) as worked,
      ${ratesFor(context, sql`priced`)} as rates
    from asked a`.execute(db);
  const [facts] = rows;
  if (!facts) throw notFound('client');
  return presented(facts, seesCosts(context));
};

const presented = (facts: WorkFacts, costs: boolean): ClientWork => {
  const { worked, rates, unconverted } = bringTogether(facts, facts.worked, costs);
  const projects = [...Map.groupBy(worked, ({ project }) => project.id).values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ project: first.project, ...sumsOf([first, ...rest], costs) }] : [],
    )
    .filter(({ seconds, bill_minor }) => seconds !== 0 || bill_minor !== 0)
    .sort((one, other) => other.bill_minor - one.bill_minor || other.seconds - one.seconds);
  const { currency } = facts;
  return { currency, count: projects.length, projects: projects.slice(0, WORK_SHOWN), rates, unconverted };
};
