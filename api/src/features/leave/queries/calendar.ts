import { sql } from 'kysely';
import { MOST_IN_CALENDAR } from '#contract/leave/settings-endpoints.ts';
import type { Context } from '../../../platform/context.ts';

/** People of a calendar by name: all of the team, or those around the caller in their line. */
export const listPeople = ({ db, organization, member }: Context, whose: 'team' | 'all') => {
  const people = db
    .selectFrom('members')
    .select(['id', 'name', 'position'])
    .where('org_id', '=', organization)
    .where('archived_at', 'is', null)
    .where('employment', '<>', 'placeholder')
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_IN_CALENDAR);
  if (whose === 'all') return people.execute();
  return people
    .where(
      sql<boolean>`(id = ${member} or manager_id = ${member} or exists (
        select from members me where me.org_id = ${organization} and me.id = ${member}
          and (members.id = me.manager_id or members.manager_id = me.manager_id)))`,
    )
    .execute();
};

/** Who is away; what waits for a decision is there for its person, and for whoever may read all. */
export const listAbsences = (
  { db, organization, member }: Context,
  {
    from,
    to,
    people,
    all,
  }: {
    readonly from: string;
    readonly to: string;
    readonly people: readonly string[];
    readonly all: boolean;
  },
) =>
  db
    .selectFrom('leave_requests')
    .select(['id', 'member_id', 'from_date', 'to_date', 'part', 'start_time', 'end_time', 'status', 'type'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`member_id = any(${people}::uuid[])`)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .where(
      sql<boolean>`(status = 'approved' or status = 'requested' and (${all}::boolean or member_id = ${member}::uuid))`,
    )
    .orderBy('from_date')
    .orderBy('id')
    .execute();
