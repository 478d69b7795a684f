import { type RawBuilder, sql } from 'kysely';
import { startOfWeek } from '#contract/activity/rules.ts';
import { notFound } from '#contract/errors.ts';
import type { OpsLogFilters } from '#contract/ops-log/endpoints.ts';
import type { OpsLogType, Severity } from '#contract/ops-log/states.ts';
import type { HandoverOutcome, OpenAge } from '#contract/ops-log/statistics.ts';
import type { Context } from '../../../platform/context.ts';
import { SAID } from './entry-rows.ts';
import { conditionsOf, OUTCOME } from './filters.ts';

/** Where and when a project's days and weeks begin. */
export interface Calendar {
  readonly zone: string;
  readonly week_starts_on: number;
  readonly today: string;
}

/** Days of a project's site, or else of its organization. Throws 404. */
export const readLogCalendar = async (
  { db, organization }: Context,
  project: string,
  { from, to }: OpsLogFilters,
) => {
  const day = (at: RawBuilder<unknown>) =>
    sql<string | null>`(${at} at time zone coalesce(p.site_timezone, o.timezone))::date::text`;
  const { rows } = await sql<Calendar & { first: string | null; last: string | null }>`
    select coalesce(p.site_timezone, o.timezone) as zone, o.week_start as week_starts_on,
      ${day(sql`now()`)} as today, ${day(sql`${from ?? null}::timestamptz`)} as first,
      ${day(sql`least(now(), ${to ?? null}::timestamptz - interval '1 microsecond')`)} as last
    from projects p join organizations o on o.org_id = p.org_id
    where p.org_id = ${organization} and p.id = ${project}`.execute(db);
  const [calendar] = rows;
  if (!calendar) throw notFound('project');
  return calendar;
};

/** Entries as they are now, under filters. */
const said = ({ organization }: Context, project: string, filters: OpsLogFilters): RawBuilder<unknown> =>
  sql`ops_log.org_id = ${organization}::uuid and ops_log.project_id = ${project}::uuid and ${SAID}
    and ${sql.join(conditionsOf({ organization, project }, { ...filters, said: 'now' }), sql` and `)}`;

/** Entries of one type and severity in one week. */
export interface WeekCount {
  readonly week: string;
  readonly type: OpsLogType;
  readonly severity: Severity;
  readonly entries: number;
}

/** How many entries there are of each type and severity in each week. */
export const countWeeks = async (
  context: Context,
  project: string,
  filters: OpsLogFilters,
  { zone, week_starts_on }: Calendar,
): Promise<WeekCount[]> => {
  const { rows } = await sql<Omit<WeekCount, 'week'> & { day: string }>`
    select day::text, type, severity, count(*)::int as entries from (
      select (ops_log.occurred_at at time zone ${zone})::date as day, type, severity
      from ops_log where ${said(context, project, filters)}) said
    group by said.day, type, severity order by said.day`.execute(context.db);
  return rows.map(({ day, ...row }) => ({ ...row, week: startOfWeek(day, week_starts_on) }));
};

/** How long incidents of a severity took. */
export interface IncidentTimes {
  readonly severity: Severity;
  readonly entries: number;
  readonly acknowledged: number;
  readonly resolved: number;
  /** Median and 90th percentile in seconds; null without any. */
  readonly to_acknowledge: readonly [number, number] | null;
  readonly to_resolve: readonly [number, number] | null;
}

/** Incidents by severity, the gravest first, and how long it took until somebody acknowledged and resolved them. */
export const listIncidentTimes = async (
  context: Context,
  project: string,
  filters: OpsLogFilters,
): Promise<IncidentTimes[]> => {
  const times = (at: RawBuilder<unknown>) => sql`percentile_cont(array[0.5, 0.9])
    within group (order by case when ${at} is not null then greatest(0, extract(epoch from ${at} - ops_log.occurred_at)) end)`;
  const { rows } = await sql<IncidentTimes>`
    select ops_log.severity, count(*)::int as entries, count(i.acknowledged_at)::int as acknowledged,
      count(i.resolved_at)::int as resolved, ${times(sql`i.acknowledged_at`)} as to_acknowledge,
      ${times(sql`i.resolved_at`)} as to_resolve
    from ops_log join ops_log_items i on i.org_id = ops_log.org_id and i.project_id = ops_log.project_id
      and i.entry_seq = coalesce(ops_log.about, ops_log.seq) and i.kind = 'incident'
    where ops_log.type = 'incident' and ${said(context, project, filters)}
    group by ops_log.severity order by ops_log.severity desc`.execute(context.db);
  return rows;
};

/** How many handovers went how. */
export const countOutcomes = async (
  context: Context,
  project: string,
  filters: OpsLogFilters,
): Promise<{ outcome: HandoverOutcome; entries: number }[]> => {
  const { rows } = await sql<{ outcome: HandoverOutcome; entries: number }>`
    select ${OUTCOME} as outcome, count(*)::int as entries
    from ops_log join ops_log_items i on i.org_id = ops_log.org_id and i.project_id = ops_log.project_id
      and i.entry_seq = coalesce(ops_log.about, ops_log.seq) and i.kind = 'handover'
    where ops_log.type = 'handover' and ${said(context, project, filters)} group by 1`.execute(context.db);
  return rows;
};

/** What isn't settled by how many days ago it happened, whenever that was. */
export const countOpen = async (
  context: Context,
  project: string,
  { from: _, to: __, shift: ___, ...filters }: OpsLogFilters,
  { zone, today }: Calendar,
): Promise<{ age: OpenAge; entries: number; grave: number }[]> => {
  const { rows } = await sql<{ age: OpenAge; entries: number; grave: number }>`
    select case when days < 1 then 'today' when days < 7 then 'week' when days < 30 then 'month' else 'older' end as age,
      count(*)::int as entries, (count(*) filter (where severity in ('sev1', 'sev2')))::int as grave
    from (
      select severity, ${today}::date - (ops_log.occurred_at at time zone ${zone})::date as days
      from ops_log where ${said(context, project, { ...filters, open: 'yes' })}) open
    group by 1`.execute(context.db);
  return rows;
};
