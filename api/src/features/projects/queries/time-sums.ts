import { type RawBuilder, sql } from 'kysely';
import type { ProjectTimeFilters } from '#contract/activity/endpoints.ts';
import { addDays, lastDayOfMonth } from '#contract/projects/calendar.ts';
import { firstOfMonth } from '#contract/projects/periods.ts';
import type { Context } from '../../../platform/context.ts';

/** A project whose time is summed. */
export interface Summed {
  readonly id: string;
  readonly currency: string;
}

/** Days of a period; what is left out has no end. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const SUMS = sql`seconds, bill_minor, cost_minor, entries`;

const within = (column: RawBuilder<unknown>, { from, to }: Days): RawBuilder<boolean> => {
  const since = from ? sql<boolean>`${column} >= ${from}::date` : sql<boolean>`true`;
  return to ? sql<boolean>`${since} and ${column} <= ${to}::date` : since;
};

const ofProject = ({ organization }: Context, { id }: Summed) =>
  sql<boolean>`org_id = ${organization}::uuid and project_id = ${id}::uuid`;

/** A project's sums by day, across people: work_date, billable, currency. */
export const daySums = (context: Context, project: Summed, days: Days): RawBuilder<unknown> => sql`
  select work_date, billable, currency, ${SUMS} from project_day_sums
  where ${ofProject(context, project)} and ${within(sql`work_date`, days)}`;

const KEYS = sql`member_id, service_type_id, billable, currency`;

/** What a project's time is divided by. */
export type PartKind = 'person' | 'service';

const MONTHS = {
  person: sql`select member_id as part, billable, currency, ${SUMS} from project_month_people`,
  service: sql`select service_type_id as part, billable, currency, ${SUMS} from project_month_services`,
} as const;

/**
 * A project's sums by person or by service type (`part`): whole months where they fit, the days at the edges of the period
 * from `edgeSums`.
 */
export const partSums = (
  context: Context,
  project: Summed,
  { days, kind, edges }: { days: Days; kind: PartKind; edges: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const part = kind === 'person' ? sql`member_id` : sql`service_type_id`;
  const ofDays = sql`select ${part} as part, billable, currency, ${SUMS} from (${edges}) e`;
  const { months } = wholeMonths(days);
  if (!months) return ofDays;
  return sql`${MONTHS[kind]} where ${ofProject(context, project)} and ${within(sql`month`, months)} union all ${ofDays}`;
};

/** A project's days at the edges of a period, where they are no whole months. */
export const edgeSums = (context: Context, project: Summed, days: Days): RawBuilder<unknown> => {
  const { edges } = wholeMonths(days);
  const lies = edges.map((edge) => sql`(${within(sql`work_date`, edge)})`);
  const where = lies.length === 0 ? sql`false` : sql`(${sql.join(lies, sql` or `)})`;
  return sql`select ${KEYS}, ${SUMS} from project_days where ${ofProject(context, project)} and ${where}`;
};

/** The months that lie in a period, by their first days, and what of the period is left before and after them. */
const wholeMonths = ({ from, to }: Days): { months: Days | null; edges: Days[] } => {
  const first = from && (from === firstOfMonth(from) ? from : firstOfMonth(from, 1));
  const last = to && (to === lastDayOfMonth(to) ? to : addDays(firstOfMonth(to), -1));
  if (first && last && first > last) return { months: null, edges: [{ from, to }] };
  const before = first && first !== from ? [{ from, to: addDays(first, -1) }] : [];
  const after = last && last !== to ? [{ from: addDays(last, 1), to }] : [];
  return { months: { from: first, to: last }, edges: [...before, ...after] };
};

/** The columns of sums over rows of one of these; money in the project's currency only. */
export const sumsOf = ({ currency }: Summed) => sql`
  coalesce(sum(r.seconds), 0)::bigint as seconds,
  coalesce(sum(r.seconds) filter (where r.billable), 0)::bigint as billable_seconds,
  coalesce(sum(r.bill_minor) filter (where is_own_money(r.currency, ${currency})), 0)::bigint as bill_minor,
  coalesce(sum(r.cost_minor) filter (where is_own_money(r.currency, ${currency})), 0)::bigint as cost_minor,
  coalesce(sum(r.entries), 0)::int as entries`;

/** Sums of time as they are read. */
export interface Sums {
  readonly seconds: number;
  readonly billable_seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly entries: number;
}

/** What the time within filters comes to, by currency; the project's own and what isn't priced are one, with null. */
export const sumByCurrency = async (context: Context, project: Summed, filters: ProjectTimeFilters) => {
  const other = sql`case when is_own_money(r.currency, ${project.currency}) then null else r.currency end`;
  const { rows: sums } = await sql<Sums & { currency: string | null; bill: number; cost: number }>`
    select ${other} as currency, ${sumsOf(project)}, sum(r.bill_minor)::bigint as bill, sum(r.cost_minor)::bigint as cost
    from (${filtered(context, project, filters)}) r where ${matching(project, filters)}
    group by 1 having sum(r.entries) <> 0 or sum(r.seconds) <> 0 order by 1 nulls first`.execute(context.db);
  return sums;
};

/** The fewest rows that know what is filtered by. */
const filtered = (context: Context, project: Summed, filters: ProjectTimeFilters): RawBuilder<unknown> => {
  const { member_id, service_type_id } = filters;
  const edges = edgeSums(context, project, filters);
  if (member_id && service_type_id)
    return sql`select ${KEYS}, ${SUMS} from project_days where ${ofProject(context, project)}
      and ${within(sql`work_date`, filters)} and member_id = any(${member_id}::uuid[])
      and ${servedBy(sql`service_type_id`, service_type_id)}`;
  if (member_id)
    return sql`select * from (${partSums(context, project, { days: filters, kind: 'person', edges })}) p
      where part = any(${member_id}::uuid[])`;
  if (service_type_id)
    return sql`select * from (${partSums(context, project, { days: filters, kind: 'service', edges })}) p
      where ${servedBy(sql`part`, service_type_id)}`;
  return daySums(context, project, filters);
};

const matching = (
  project: Summed,
  { billable, currency }: Pick<ProjectTimeFilters, 'billable' | 'currency'>,
): RawBuilder<boolean> => {
  const all: RawBuilder<boolean>[] = [sql`true`];
  if (billable !== undefined) all.push(sql`r.billable = ${billable}`);
  if (currency === project.currency) all.push(sql`is_own_money(r.currency, ${currency})`);
  else if (currency) all.push(sql`r.currency = ${currency}`);
  return sql.join(all, sql` and `);
};

const servedBy = (column: RawBuilder<unknown>, given: readonly string[]): RawBuilder<boolean> => {
  const ids = given.filter((one) => one !== 'none');
  const isNone = given.length > ids.length;
  return sql`(${column} = any(${ids}::uuid[]) or (${isNone} and ${column} is null))`;
};
