import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { LeavePart, LeaveStatus, LeaveType } from '../../platform/tables.ts';

export { leaveAhead, leaveToDecide } from './queries/requests.ts';
export { canApprove as decidesLeave, canReadAll as readsAllLeave } from './rules/may.ts';

/** Approved leave of somebody, never why. `type` is for those alone who may `read` all of `/leave`. */
export interface ApprovedLeave {
  readonly id: string;
  readonly member_id: string;
  readonly type: LeaveType;
  readonly from_date: string;
  readonly to_date: string;
  readonly part: LeavePart;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Approved leave of people that touches a time, from one instant to another (ISO 8601), by person and time. */
export const listApprovedLeave = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  members: readonly string[],
  from: string,
  to: string,
): Promise<readonly ApprovedLeave[]> => {
  if (members.length === 0) return [];
  return (
    db
      .selectFrom('leave_requests')
      .select(['id', 'member_id', 'type', 'from_date', 'to_date', 'part', 'starts_at', 'ends_at'])
      .where('org_id', '=', organization)
      .where(sql<boolean>`member_id = any(${members}::uuid[])`)
      // As a parameter it would keep a prepared statement from the index of what is approved.
      .where(sql<boolean>`status = 'approved'`)
      .where('starts_at', '<', to)
      .where('ends_at', '>', from)
      .orderBy('member_id')
      .orderBy('starts_at')
      .execute()
  );
};

/** Minutes of approved leave of people by day, from one day to another, both counted; days without any are left out. */
export const listLeaveMinutes = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  members: readonly string[],
  from: string,
  to: string,
): Promise<readonly { readonly member_id: string; readonly day: string; readonly minutes: number }[]> => {
  if (members.length === 0) return [];
  return db
    .selectFrom('leave_entries')
    .select(['member_id', 'day', sql<number>`-sum(minutes)::int`.as('minutes')])
    .where('org_id', '=', organization)
    .where(sql<boolean>`member_id = any(${members}::uuid[])`)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(sql<boolean>`kind in ('taken', 'returned')`)
    .groupBy(['member_id', 'day'])
    .having(sql<boolean>`sum(minutes) <> 0`)
    .orderBy('member_id')
    .orderBy('day')
    .execute();
};

/** What approved leave takes of a day. Of which type, is for its person and those who may `read` all of `/leave`. */
export interface LeaveTaken {
  readonly day: string;
  readonly type: LeaveType;
  readonly minutes: number;
}

/** What approved leave of somebody takes, by day and type, from one day to another, both counted; nothing of nobody. */
export const listLeaveDays = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  member: string | null,
  from: string,
  to: string,
): Promise<readonly LeaveTaken[]> => {
  if (member === null) return [];
  return db
    .selectFrom('leave_entries')
    .select(['day', 'type', sql<number>`-sum(minutes)::int`.as('minutes')])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(sql<boolean>`kind in ('taken', 'returned')`)
    .groupBy(['day', 'type'])
    .having(sql<boolean>`sum(minutes) <> 0`)
    .orderBy('day')
    .orderBy('type')
    .execute();
};

/** How many people approved leave takes something of each day from one to another, both counted. */
export const countAway = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  from: string,
  to: string,
): Promise<readonly { readonly day: string; readonly people: number }[]> => {
  const { rows } = await sql<{ day: string; people: number }>`
    with away as (select l.day, l.member_id from leave_entries l
      where l.org_id = ${organization} and l.day between ${from}::date and ${to}::date and l.kind in ('taken', 'returned')
      group by 1, 2 having sum(l.minutes) < 0)
    select d.day::date as day, count(m.id)::int as people
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join away a on a.day = d.day::date
    left join members m on m.org_id = ${organization} and m.id = a.member_id and m.archived_at is null
    group by d.day order by d.day`.execute(db);
  return rows;
};

/** Minutes that approved leave takes of a day of a row of `members`, which the statement around it names so. */
export const leaveMinutesOn = (members: string, day: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(-sum(l.minutes), 0) from leave_entries l
    where l.org_id = ${sql.ref(`${members}.org_id`)} and l.member_id = ${sql.ref(`${members}.id`)}
      and l.day = ${day} and l.kind in ('taken', 'returned'))`;

/** Leave of somebody as they were told of it: approved, or approved once and cancelled since. Neither why nor of what kind. */
export interface ToldLeave {
  readonly id: string;
  readonly version: number;
  readonly status: LeaveStatus;
  readonly from_date: string;
  readonly to_date: string;
  readonly part: LeavePart;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly updated_at: string;
}

/** Somebody's leave from one day to another, both counted, by its first day. */
export const listToldLeave = (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  member: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly ToldLeave[]> =>
  db
    .selectFrom('leave_requests')
    .select(['id', 'version', 'status', 'from_date', 'to_date', 'part', 'starts_at', 'ends_at', 'updated_at'])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .where(sql<boolean>`(status = 'approved' or status = 'cancelled' and decided_at is not null)`)
    .orderBy('from_date')
    .orderBy('id')
    .execute();

/** The running or next approved leave of somebody by whole days, `null` without any; a morning off is none. Whoever reads the calendar may know of it. */
export const findNextLeave = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  member: string,
): Promise<{ readonly from: string; readonly to: string } | null> =>
  (await db
    .selectFrom('leave_requests')
    .select(['from_date as from', 'to_date as to'])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where(sql<boolean>`status = 'approved' and part = 'whole-day' and to_date >= day_in(${organization})`)
    .orderBy('from_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Of the statement, not of each of its rows. */
const TODAY = sql`(select day_in((select muster_org())))`;

const WHOLE_DAYS = sql`from leave_requests l where l.org_id = members.org_id and l.member_id = members.id
  and l.status = 'approved' and l.part = 'whole-day' and l.to_date >= ${TODAY}`;

/** Whether a row of `members` is away today, all day, by approved leave: nobody keeps it, so that it is never late. */
export const isAwayToday: RawBuilder<boolean> = sql`exists (select ${WHOLE_DAYS} and l.from_date <= ${TODAY})`;

/** The same of a row of `m` on a day, for lists that know the day. */
export const isAwayOn = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from leave_requests l where l.org_id = m.org_id and l.member_id = m.id and l.status = 'approved' and l.part = 'whole-day'
    and l.from_date <= ${day} and l.to_date >= ${day})`;

/** The days of a row of `members` of its running approved leave, else of the next; null without any. */
export const nextLeave: RawBuilder<{ from: string; to: string } | null> = sql`(
  select jsonb_build_object('from', l.from_date, 'to', l.to_date) ${WHOLE_DAYS} order by l.from_date limit 1)`;
