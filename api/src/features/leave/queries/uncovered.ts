import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Time {
  readonly member_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Bookings of somebody that touch a time and are still to be worked, by time. */
export const listBookings = ({ db, organization }: Context, { member_id, starts_at, ends_at }: Time) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', (join) =>
      join.onRef('s.org_id', '=', 'a.org_id').onRef('s.id', '=', 'a.shift_id'),
    )
    .innerJoin('projects as p', (join) =>
      join.onRef('p.org_id', '=', 'a.org_id').onRef('p.id', '=', 'a.project_id'),
    )
    .leftJoin('service_types as t', (join) =>
      join.onRef('t.org_id', '=', 's.org_id').onRef('t.id', '=', 's.service_type_id'),
    )
    .select(['a.id', 'a.version', 'a.shift_id', 'a.project_id', 'a.booking', 'a.status', 'a.published_at'])
    .select(['a.starts_at', 'a.ends_at', 'a.break_min', 's.day', 's.timezone', 's.role'])
    .select(['p.code as project_code', 'p.name as project_name', 't.name as service_name'])
    .where('a.org_id', '=', organization)
    .where('a.member_id', '=', member_id)
    .where(sql<boolean>`a.archived_at is null and a.status in ('offered', 'confirmed')`)
    .where(sql<boolean>`s.status in ('draft', 'published')`)
    .where('a.starts_at', '<', ends_at)
    .where('a.ends_at', '>', starts_at)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute();

/** A booking that leave takes its person from. */
export type BookingRow = Awaited<ReturnType<typeof listBookings>>[number];

/** Holds a shift, as everybody does who changes who is on it. */
export const lockShift = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('shifts')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What keeps somebody from a booking at all: that they aren't there, or another booking in its time. */
export const findObstacle = async (
  { db, organization }: Context,
  member: string,
  { starts_at, ends_at, shift_id, day }: Pick<BookingRow, 'starts_at' | 'ends_at' | 'shift_id' | 'day'>,
) => {
  const person = await db
    .selectFrom('members')
    .select('name')
    .where('org_id', '=', organization)
    .where('id', '=', member)
    .where('archived_at', 'is', null)
    .where('start_date', '<=', day)
    .where((eb) => eb.or([eb('end_date', 'is', null), eb('end_date', '>=', day)]))
    .forUpdate()
    .executeTakeFirst();
  const booked = await db
    .selectFrom('assignments')
    .select('id')
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('archived_at', 'is', null)
    .where(
      sql<boolean>`(shift_id = ${shift_id} or (booking = 'hard' and status <> 'declined' and status <> 'no_show'
        and starts_at < ${ends_at} and ends_at > ${starts_at}))`,
    )
    .limit(1)
    .executeTakeFirst();
  return { person, booked: booked !== undefined };
};
