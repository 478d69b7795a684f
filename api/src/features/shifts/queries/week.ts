import { sql } from 'kysely';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { NeededSkill } from '#contract/shifts/shapes.ts';
import { type Booking, TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { clockTime } from '../../../platform/wall-clock.ts';

/** The first days of the weeks that some days lie in, as the organization counts weeks. */
export const findWeeks = async (
  { db, organization }: Context,
  ...days: readonly string[]
): Promise<string[]> => {
  const { week_start } = await db
    .selectFrom('organizations')
    .select('week_start')
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return days.map((day) => startOfWeek(day, week_start));
};

/** Somebody on a shift that is copied. */
export interface Copied {
  readonly id: string;
  readonly name: string;
  readonly booking: Booking;
}

/** Shifts of a project with whoever takes a place, in order. */
const copyable = ({ db, organization }: Context, project: string) => {
  const taking = TAKING_STATUSES.map((status) => sql.lit(status));
  return db
    .selectFrom('shifts as s')
    .leftJoin('service_types as t', (join) =>
      join.onRef('t.org_id', '=', 's.org_id').onRef('t.id', '=', 's.service_type_id'),
    )
    .select([
      's.id',
      's.day',
      's.timezone',
      's.starts_at',
      's.ends_at',
      's.break_min',
      's.headcount',
      's.note',
    ])
    .select(['s.service_type_id', 's.role', 's.site', 't.name as service_name'])
    .select(sql<NeededSkill[]>`s.skills`.as('skills'))
    .select(
      sql<
        Copied[]
      >`(select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'booking', a.booking)
          order by a.created_at, a.id), '[]')
        from assignments a join members m on m.org_id = a.org_id and m.id = a.member_id
        where a.org_id = s.org_id and a.shift_id = s.id and a.archived_at is null
          and a.status in (${sql.join(taking)}))`.as('people'),
    )
    .where('s.org_id', '=', organization)
    .where('s.project_id', '=', project)
    .orderBy('s.starts_at')
    .orderBy('s.id');
};

type Row = Awaited<ReturnType<ReturnType<typeof copyable>['execute']>>[number];

const onWall = (row: Row) => ({
  ...row,
  start: clockTime(row.timezone, row.starts_at),
  end: clockTime(row.timezone, row.ends_at),
});

/** The shifts of a project's week, or days, that aren't cancelled, in order, with whoever takes a place. */
export const listWeek = async (
  context: Context,
  project: string,
  first: string,
  last: string = addDays(first, 6),
) => {
  const rows = await copyable(context, project)
    .where('s.day', '>=', first)
    .where('s.day', '<=', last)
    .where('s.status', '!=', 'cancelled')
    .execute();
  return rows.map(onWall);
};

/** One shift in the same way. */
export const readCopied = async (context: Context, project: string, id: string): Promise<WeekShift> =>
  onWall(await copyable(context, project).where('s.id', '=', id).executeTakeFirstOrThrow());

/** A shift of a week, on the wall of its site. */
export type WeekShift = Awaited<ReturnType<typeof listWeek>>[number];

/** A shift as it is to be planned on a day; `id` is that of what it is planned from. */
export type ShiftLine = Omit<WeekShift, 'starts_at' | 'ends_at'>;
