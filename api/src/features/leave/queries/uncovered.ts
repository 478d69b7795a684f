import { sql } from 'kysely';
import type { NeededSkill } from '#contract/shifts/shapes.ts';
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
    .select(['a.id', 'a.version', 'a.shift_id', 'a.project_id', 'a.member_id', 'a.booking', 'a.status'])
    .select(['a.published_at', 'a.starts_at', 'a.ends_at', 'a.break_min', 's.day', 's.timezone', 's.role'])
    .select(sql<NeededSkill[]>`s.skills`.as('skills'))
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

/** Whether somebody is on a shift, or said that they won't come. */
export const isOnShift = async (
  { db, organization }: Context,
  shift: string,
  member: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom('assignments')
    .select('id')
    .where('org_id', '=', organization)
    .where('shift_id', '=', shift)
    .where('member_id', '=', member)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};
