import { sql } from 'kysely';
import { brokenRule, notFound } from '#contract/errors.ts';
import { furthestDay, type Series } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import { requireSeenProject } from './seen-project.ts';

const COLUMNS = ['id', 'version', 'project_id', 'rule', 'first_day', 'until', 'skipped'] as const;

const rows = ({ db, organization }: Context, project: string, id: string) =>
  db
    .selectFrom('shift_series')
    .select(COLUMNS)
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where('id', '=', id);

/** A series of a project, kept from other writers. Throws 404. */
export const holdSeries = async (context: Context, project: string, id: string) => {
  const row = await rows(context, project, id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound('series');
  return row;
};

/** A series that is held. */
export type HeldSeries = Awaited<ReturnType<typeof holdSeries>>;

/** True for a shift that stands in the plan and hasn't begun. */
export const isToCome = (of: string) =>
  sql<boolean>`(${sql.ref(of)}.status in ('draft', 'published') and ${sql.ref(of)}.starts_at > now())`;

/**
 * The day of the first shift to come of a series, for a day and later, and whether others stand before it. Throws 422 `series-over`
 * where there is none.
 */
export const requireTurn = async (
  { db, organization }: Context,
  series: string,
  from: string | null,
): Promise<{ day: string; earlier: boolean }> => {
  const { rows } = await sql<{ day: string | null; earlier: boolean }>`
    with turn as (
      select min(s.series_day) as day from shifts s
      where s.org_id = ${organization} and s.series_id = ${series} and ${isToCome('s')}
        and s.series_day >= coalesce(${from}::date, '-infinity'))
    select t.day, exists (
      select from shifts s where s.org_id = ${organization} and s.series_id = ${series} and s.series_day < t.day) as earlier
    from turn t`.execute(db);
  const [turn] = rows;
  if (!turn?.day)
    throw brokenRule('series-over', '', 'Every shift of this series has begun, or is cancelled.');
  return { day: turn.day, earlier: turn.earlier };
};

/** A series, and what is still to come of it. Throws 404. */
export const readSeries = async (context: Context, project: string, id: string): Promise<Series> => {
  await requireSeenProject(context, project);
  const row = await rows(context, project, id).executeTakeFirst();
  if (!row) throw notFound('series');
  const { to_come, changed, timezone } = await context.db
    .selectFrom('shifts')
    .select(sql<number>`count(*)::int`.as('to_come'))
    .select(sql<number>`(count(*) filter (where series_changed))::int`.as('changed'))
    .select(sql<string>`coalesce(min(timezone), 'UTC')`.as('timezone'))
    .where('org_id', '=', context.organization)
    .where('series_id', '=', id)
    .where('starts_at', '>', sql<string>`now()`)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow();
  const { version, rule, first_day, until } = row;
  const furthest = furthestDay(dayIn(timezone, context.now), first_day);
  return { id, version, rule, first_day, until, furthest, to_come, changed };
};

/** The day of a series that one of its shifts stands for; null for all of it. Throws 404 for a shift of no such series. */
export const findSeriesDay = async (
  { db, organization }: Context,
  series: string,
  shift: string | null,
): Promise<string | null> => {
  if (shift === null) return null;
  const row = await db
    .selectFrom('shifts')
    .select('series_day')
    .where('org_id', '=', organization)
    .where('series_id', '=', series)
    .where('id', '=', shift)
    .executeTakeFirst();
  if (!row) throw notFound('shift');
  return row.series_day;
};
