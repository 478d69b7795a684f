import { sql } from 'kysely';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';
import { listLeaveMinutes } from '../../leave/queries.ts';
import { plannedMinutes } from '../rules/plan.ts';
import type { TimeSettings } from './settings.ts';
import { missingDays } from './team.ts';

/** Somebody's running week by its days, and the working days of it and of the one before that hold no time. */
export interface OwnWeek {
  readonly logged_s: number;
  readonly missing: readonly string[];
  /** What was logged, and what there was to work: nothing on holidays, less by approved leave. */
  readonly days: readonly { readonly day: string; readonly seconds: number; readonly expected_s: number }[];
}

/** What a member logged in the running week, and what is missing as far as the team's list names it. */
export const readOwnWeek = async (
  context: Context,
  settings: TimeSettings,
  member: string,
): Promise<OwnWeek> => {
  const { db, organization } = context;
  const from = startOfWeek(settings.today, settings.week_start);
  const to = addDays(from, 6);
  const [{ rows }, logged, leave] = await Promise.all([
    sql<Pick<OwnWeek, 'missing'>>`select ${missingDays(settings, addDays(from, -7), to)} as missing
      from members where members.org_id = ${organization} and members.id = ${member}`.execute(db),
    sql<{ day: string; seconds: number }>`select e.work_date as day, sum(e.duration_s)::int as seconds
      from activity_entries e where e.org_id = ${organization} and e.member_id = ${member} and e.archived_at is null
        and e.work_date between ${from}::date and ${to}::date group by 1`.execute(db),
    listLeaveMinutes(context, [member], from, to),
  ]);
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at)).map((day) => {
    const seconds = logged.rows.find((one) => one.day === day)?.seconds ?? 0;
    return { day, seconds, expected_s: plannedMinutes(settings, day, leave) * 60 };
  });
  return {
    logged_s: days.reduce((sum, { seconds }) => sum + seconds, 0),
    missing: rows[0]?.missing ?? [],
    days,
  };
};

/** Own time that came back, by day, and since when its oldest waits to be mended. */
export interface RejectedDay {
  readonly day: string;
  readonly entries: number;
  readonly seconds: number;
  readonly since: string;
}

/** What was rejected of somebody's time and isn't mended yet, the earliest day first. */
export const listRejectedDays = async (
  { db, organization }: Context,
  member: string,
): Promise<readonly RejectedDay[]> => {
  const { rows } = await sql<RejectedDay>`
    select e.work_date as day, count(*)::int as entries, sum(e.duration_s)::int as seconds, min(e.updated_at) as since
    from activity_entries e where e.org_id = ${organization} and e.member_id = ${member} and e.status = 'rejected'
      and e.archived_at is null group by e.work_date order by e.work_date`.execute(db);
  return rows;
};
