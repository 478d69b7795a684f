import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#contract/projects/calendar.ts';
import type { DashboardWeek } from '#contract/projects/dashboard.ts';
import type { Context } from '../../../platform/context.ts';

const PACE_DAYS = 28;

/** Money in the project's currency; what is in another can't be added to it. */
const own = sql<boolean>`is_own_money(d.currency, p.currency)`;

function sumOfMoney(column: 'bill_minor' | 'cost_minor') {
  return sql<number>`coalesce(sum(${sql.ref(`d.${column}`)}) filter (where ${own}), 0)::bigint`;
}

const SUMS = [
  sql<number>`sum(d.seconds)::bigint`.as('seconds'),
  sql<number>`coalesce(sum(d.seconds) filter (where d.billable), 0)::bigint`.as('billable_seconds'),
  sumOfMoney('bill_minor').as('bill_minor'),
  sumOfMoney('cost_minor').as('cost_minor'),
] as const;

const daysOf = ({ db, organization }: Context, project: string) =>
  db
    .selectFrom('project_days as d')
    .innerJoin('projects as p', (join) =>
      join.onRef('p.org_id', '=', 'd.org_id').onRef('p.id', '=', 'd.project_id'),
    )
    .where('d.org_id', '=', organization)
    .where('d.project_id', '=', project)
    .having(sql`sum(d.entries)`, '>', 0);

const largestFirst = sql`sum(d.seconds) desc`;

const weekStart = sql<string>`d.work_date - (extract(dow from d.work_date)::int - o.week_start + 7) % 7`;

/** A project's time by week that starts on the organization's first day of the week; weeks without time are left out. */
export const sumWeeks = (context: Context, project: string) =>
  daysOf(context, project)
    .innerJoin('organizations as o', 'o.org_id', 'd.org_id')
    .select(weekStart.as('week_start'))
    .select(SUMS)
    .groupBy(weekStart)
    .orderBy(weekStart)
    .execute();

/** A project's time by person, most first. */
export const sumPeople = (context: Context, project: string) =>
  daysOf(context, project)
    .innerJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'd.org_id').onRef('m.id', '=', 'd.member_id'),
    )
    .select(['m.id', 'm.name'])
    .select(SUMS)
    .groupBy(['m.id', 'm.name'])
    .orderBy(largestFirst)
    .orderBy('m.name')
    .execute();

/** A project's time by service type, most first; id and name are null for time without one. */
export const sumServiceTypes = (context: Context, project: string) =>
  daysOf(context, project)
    .leftJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 'd.org_id').onRef('s.id', '=', 'd.service_type_id'),
    )
    .select(['s.id', 's.name'])
    .select(SUMS)
    .groupBy(['s.id', 's.name'])
    .orderBy(largestFirst)
    .orderBy('s.name')
    .execute();

/** A project's time that is priced in another currency than its own, by currency, with what it comes to. */
export const sumOtherCurrencies = (context: Context, project: string) =>
  daysOf(context, project)
    .where(sql<boolean>`not ${own}`)
    .select([
      sql<string>`d.currency`.as('currency'),
      sql<number>`sum(d.seconds)::bigint`.as('seconds'),
      sql<number>`sum(d.entries)::bigint`.as('entries'),
      sql<number>`sum(d.bill_minor)::bigint`.as('bill_minor'),
      sql<number>`sum(d.cost_minor)::bigint`.as('cost_minor'),
    ])
    .groupBy('d.currency')
    .orderBy('d.currency')
    .execute();

/** First and last day with time, and what the last four weeks used up; all null without time. */
export const sumSpan = ({ db, organization }: Context, project: string) =>
  db
    .selectFrom('project_days as d')
    .innerJoin('projects as p', (join) =>
      join.onRef('p.org_id', '=', 'd.org_id').onRef('p.id', '=', 'd.project_id'),
    )
    .where('d.org_id', '=', organization)
    .where('d.project_id', '=', project)
    .where('d.entries', '>', 0)
    .select((of) => [
      of.fn.min('d.work_date').as('first_date'),
      of.fn.max('d.work_date').as('last_date'),
      recent('seconds', sql`true`).as('recent_seconds'),
      recent('bill_minor', own).as('recent_bill_minor'),
      recent('cost_minor', own).as('recent_cost_minor'),
    ])
    .executeTakeFirstOrThrow();

const recent = (column: 'seconds' | 'bill_minor' | 'cost_minor', counted: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${sql.ref(`d.${column}`)}) filter (where ${counted} and d.work_date > muster_today() - ${sql.lit(PACE_DAYS)} and d.work_date <= muster_today()), 0)::bigint`;

/** Share of a budget used a day over the last four weeks. */
export const pacePerDay = (used: number): number => used / PACE_DAYS;

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
