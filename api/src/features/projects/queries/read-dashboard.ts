import { sql } from 'kysely';
import { addDays } from '#contract/projects/calendar.ts';
import type { DashboardWeek } from '#contract/projects/dashboard.ts';
import type { WorkingCalendar } from '#contract/projects/plan.ts';
import type { Context } from '../../../platform/context.ts';
import {
  type Days,
  daySums,
  edgeSums,
  type PartKind,
  partSums,
  type Summed,
  type Sums,
  sumsOf,
} from './time-sums.ts';

/** What a day of a project comes to. */
export interface DaySums extends Sums {
  readonly work_date: string;
}

/** Every day of a project that has time, earliest first. */
export const listDays = async (context: Context, project: Summed): Promise<DaySums[]> => {
  const { rows } = await sql<DaySums>`
    select r.work_date::text as work_date, ${sumsOf(project)} from (${daySums(context, project, {})}) r
    group by r.work_date having sum(r.entries) <> 0 or sum(r.seconds) <> 0 order by r.work_date`.execute(
    context.db,
  );
  return rows;
};

/** What a person or a service type comes to. */
export interface PartSums extends Sums {
  readonly kind: PartKind;
  readonly id: string | null;
  readonly name: string | null;
}

/** A project's time by person and by service type in one statement, most first; no id and name = without a service type. */
export const listParts = async (context: Context, project: Summed, days: Days): Promise<PartSums[]> => {
  const edges = sql`select * from edges`;
  const sums = (kind: PartSums['kind']) => sql`
    select ${kind}::text as kind, r.part, ${sumsOf(project)} from (${partSums(context, project, { days, kind, edges })}) r
    group by r.part having sum(r.entries) <> 0 or sum(r.seconds) <> 0`;
  const { rows } = await sql<PartSums>`
    with edges as materialized (${edgeSums(context, project, days)}),
      parts as (${sums('person')} union all ${sums('service')})
    select kind, part as id, coalesce(m.name, s.name) as name, seconds, billable_seconds, bill_minor, cost_minor, entries
    from parts
    left join members m on kind = 'person' and m.org_id = ${context.organization}::uuid and m.id = part
    left join service_types s on kind = 'service' and s.org_id = ${context.organization}::uuid and s.id = part
    order by seconds desc, name`.execute(context.db);
  return rows;
};

/** When the organization works, where its weeks begin, and its lowest margin in percent; 0 = none. */
export const readCalendar = ({
  db,
  organization,
}: Context): Promise<WorkingCalendar & { week_start: number; margin_floor_pct: string }> =>
  db
    .selectFrom('organizations')
    .select(['week_start', 'working_days', 'margin_floor_pct'])
    .select(
      sql<string[]>`array(select h.date::text from holidays h where h.org_id = organizations.org_id)`.as(
        'holidays',
      ),
    )
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();

/** Every week from the first to the last, with zeros where nothing was logged. */
export const withoutGaps = (weeks: readonly DashboardWeek[]): DashboardWeek[] => {
  const known = new Map(weeks.map((week) => [week.week_start, week]));
  const [first] = weeks;
  const last = weeks.at(-1);
  const all: DashboardWeek[] = [];
  if (!first || !last) return all;
  for (
    let week_start = first.week_start;
    week_start <= last.week_start;
    week_start = addDays(week_start, 7)
  ) {
    all.push(known.get(week_start) ?? emptyWeek(week_start, first.cost_minor === null));
  }
  return all;
};

const emptyWeek = (week_start: string, costless: boolean): DashboardWeek => ({
  week_start,
  seconds: 0,
  billable_seconds: 0,
  bill_minor: 0,
  cost_minor: costless ? null : 0,
});
