import { sql } from 'kysely';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from './settings.ts';
import { missingDays } from './team.ts';

/** Somebody's running week, and the working days of it and of the one before that hold no time. */
export interface OwnWeek {
  readonly logged_s: number;
  readonly missing: readonly string[];
}

/** What a member logged in the running week, and what is missing as far as the team's list names it. */
export const readOwnWeek = async (
  { db, organization }: Context,
  settings: TimeSettings,
  member: string,
): Promise<OwnWeek> => {
  const from = startOfWeek(settings.today, settings.week_start);
  const { rows } = await sql<OwnWeek>`
    select coalesce((select sum(e.duration_s) from activity_entries e where e.org_id = ${organization} and e.member_id = ${member}
        and e.archived_at is null and e.work_date between ${from}::date and ${addDays(from, 6)}::date), 0)::int as logged_s,
      ${missingDays(settings, addDays(from, -7), addDays(from, 6))} as missing
    from members where members.org_id = ${organization} and members.id = ${member}`.execute(db);
  return rows[0] ?? { logged_s: 0, missing: [] };
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
