import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import type { BookedTime, HeldSkill, MemberFacts, RosterRules, Timed } from '#contract/conflicts/facts.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { clockTime, wallClock } from '../../../platform/wall-clock.ts';
import { type ApprovedLeave, listApprovedLeave } from '../../leave/queries.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { weekCap } from './week-cap.ts';

/** The facts of one person, but for the project: which of those asked about they may see. */
export interface PersonFacts extends Omit<MemberFacts, 'sees_project'> {
  readonly sees: readonly string[];
}

type Row = Omit<PersonFacts, 'bookings' | 'leave'> & {
  readonly id: string;
  readonly timezone: string;
  readonly rules: RosterRules;
  readonly bookings: readonly (Omit<BookedTime, 'start' | 'end'> & { readonly timezone: string })[];
};

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const TAKING = sql.join(TAKING_STATUSES.map((status) => sql.lit(status)));

/**
 * What the engine has to know of people who could work from one instant to another on some projects, by member id; those who aren't
 * of the organization are missing. One statement, and leave's own.
 */
export const readFacts = async (
  context: Context,
  projects: readonly string[],
  members: readonly string[],
  span: Timed,
): Promise<ReadonlyMap<string, PersonFacts>> => {
  const [rows, leave] = await Promise.all([
    readRows(context, projects, members, span),
    listApprovedLeave(context, members, span.starts_at, span.ends_at),
  ]);
  const away = Map.groupBy(leave, ({ member_id }) => member_id);
  return new Map(rows.map((row) => [row.id, factsOf(row, away.get(row.id) ?? [])]));
};

const factsOf = ({ id, timezone, ...row }: Row, leave: readonly ApprovedLeave[]): PersonFacts => ({
  ...row,
  bookings: row.bookings.map((booking) => ({
    ...booking,
    start: clockTime(booking.timezone, booking.starts_at),
    end: clockTime(booking.timezone, booking.ends_at),
  })),
  leave: leave.map((absence) => ({
    ...{ id: absence.id, starts_at: absence.starts_at, ends_at: absence.ends_at },
    // Whole days are days where its person is; of a part, the clock is the organization's.
    ...(absence.part === 'whole-day'
      ? { from: midnight(absence.from_date), to: midnight(addDays(absence.to_date, 1)) }
      : { from: momentIn(timezone, absence.starts_at), to: momentIn(timezone, absence.ends_at) }),
  })),
});

const midnight = (day: string) => ({ day, time: '00:00' });

const momentIn = (timezone: string, at: string) => {
  const { day, time } = wallClock(timezone, at);
  return { day, time: time.slice(0, 5) };
};

const readRows = async (
  context: Context,
  projects: readonly string[],
  members: readonly string[],
  span: Timed,
): Promise<readonly Row[]> => {
  const { db, organization } = context;
  const { rows } = await sql<Row>`
    with elsewhere as materialized (
      select * from booked_elsewhere(${members}::uuid[], ${span.starts_at}::timestamptz, ${span.ends_at}::timestamptz))
    select m.id, m.name, m.start_date, m.end_date, ${weekCap} as cap_min, o.timezone,
      (m.archived_at is not null or m.status = 'offboarded') as offboarded, m.status = 'on_leave' as on_leave,
      ${listOf<string>(sql`asked.id`, sql`from unnest(${projects}::uuid[]) asked (id) where ${seesProject(sql.ref('asked.id'))}`)} as sees,
      jsonb_build_object('min_rest_h', o.min_rest_h, 'week_start', o.week_start) as rules,
      ${bookingsOf(context, span)} as bookings,
      ${listOf<Timed>(
        sql`jsonb_build_object('starts_at', ${utc('e.starts_at')}, 'ends_at', ${utc('e.ends_at')})`,
        sql`from elsewhere e where e.member_id = m.id`,
      )} as elsewhere,
      ${listOf<HeldSkill>(
        sql`jsonb_build_object('skill', k.skill, 'level', k.level, 'expires', k.expires)`,
        sql`from member_skills k where k.org_id = m.org_id and k.member_id = m.id`,
      )} as skills
    from organizations o join members m on m.org_id = o.org_id
    where o.org_id = ${organization} and m.id = any(${members}::uuid[])
    order by m.id`.execute(db);
  return rows;
};

const listOf = <Item>(item: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql<readonly Item[]>`(select coalesce(jsonb_agg(${item}), '[]') ${from})`;

/** A week and a day around what is asked, more where rest is longer: what a week or a rest could rest on. */
const around = sql`make_interval(hours => greatest(192, o.min_rest_h))`;

/** Bookings that take the time of a row of `members`, with the project where the caller may see it. */
const bookingsOf = (context: Context, span: Timed) =>
  listOf<Row['bookings'][number]>(
    sql`jsonb_build_object('id', a.id, 'day', a.day, 'break_min', a.break_min, 'booking', a.booking,
      'timezone', s.timezone, 'starts_at', ${utc('a.starts_at')}, 'ends_at', ${utc('a.ends_at')},
      'project', case when p.id is not null then jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) end)
      order by a.starts_at, a.id`,
    sql`from assignments a join shifts s on s.org_id = a.org_id and s.id = a.shift_id
      left join (${visibleProjects(context).select(['projects.id', 'projects.code', 'projects.name'])}) p
        on p.id = a.project_id
      where a.org_id = m.org_id and a.member_id = m.id and a.archived_at is null and a.status in (${TAKING})
        and a.starts_at < ${span.ends_at}::timestamptz + ${around}
        and a.starts_at > ${span.starts_at}::timestamptz - ${around} - interval '16 hours'`,
  );

/** Whether a row of `members` may see a project, as `visibleProjects` says it of the caller. */
const seesProject = (project: RawBuilder<unknown>) => sql<boolean>`(m.user_sub is not null and (
  exists (select from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub and g.archived_at is null
    and (g.expires_at is null or g.expires_at > now())
    and (g.project_id = ${project} or (g.project_id is null and g.role > 'member')))
  or exists (select from projects seen where seen.org_id = m.org_id and seen.id = ${project}
    and m.id in (seen.owner_id, seen.sponsor_id))
  or exists (select from root_roles_on_team() r where r.subject = m.user_sub)))`;
