import { sql } from 'kysely';
import { shareOfYear } from '#contract/leave/minutes.ts';
import type { Context } from '../../../platform/context.ts';
import { listAllowances } from '../queries/settings.ts';
import { findTerms } from '../queries/terms.ts';

/**
 * Gives everybody what they don't have yet of a year's leave, by the days that they are there; once the year has begun, what isn't
 * carried over of the year before ends. Whoever has theirs keeps it, so that it can be asked for again.
 */
export const grantYear = async (context: Context, year: number) => {
  const { db, organization } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leave-year:${organization}`}, 0))`.execute(db);
  const [allowances, people, { today }] = await Promise.all([
    listAllowances(context),
    listPeopleOf(context, year),
    findTerms(context),
  ]);
  const rows = allowances.flatMap(({ type, year_minutes }) =>
    people
      .filter(({ granted }) => !granted.includes(type))
      .map(({ id, start_date, end_date }) => ({
        ...{ org_id: organization, member_id: id, type, kind: 'entitlement' as const },
        day: start_date > `${year}-01-01` ? start_date : `${year}-01-01`,
        minutes: shareOfYear(year_minutes, year, { start: start_date, end: end_date }),
      }))
      .filter(({ minutes }) => minutes !== 0),
  );
  if (today >= `${year}-01-01`) await endCarryOver(context, year);
  if (rows.length > 0) await db.insertInto('leave_entries').values(rows).execute();
  const result = { granted: rows.length, people: new Set(rows.map(({ member_id }) => member_id)).size };
  await context.record({
    type: 'leave-year.granted',
    subject: { type: 'organization', id: organization },
    data: { year, ...result },
  });
  return result;
};

/** Who is there in a year, with the types that they got of it. */
const listPeopleOf = ({ db, organization }: Context, year: number) =>
  db
    .selectFrom('members as m')
    .select(['m.id', 'm.start_date', 'm.end_date'])
    .select(
      sql<string[]>`array(select e.type::text from leave_entries e
        where e.org_id = m.org_id and e.member_id = m.id and e.kind = 'entitlement'
          and e.day between ${`${year}-01-01`} and ${`${year}-12-31`})`.as('granted'),
    )
    .where('m.org_id', '=', organization)
    .where('m.archived_at', 'is', null)
    .where('m.employment', '<>', 'placeholder')
    .where('m.start_date', '<=', `${year}-12-31`)
    .where((eb) => eb.or([eb('m.end_date', 'is', null), eb('m.end_date', '>=', `${year}-01-01`)]))
    .execute();

const endCarryOver = ({ db, organization }: Context, year: number) =>
  sql`
    insert into leave_entries (org_id, member_id, type, kind, day, minutes)
    select e.org_id, e.member_id, e.type, 'carry-over', ${`${year}-01-01`}::date, a.carry_over_minutes - sum(e.minutes)
    from leave_entries e join leave_allowances a on a.org_id = e.org_id and a.type = e.type
    where e.org_id = ${organization} and e.day < ${`${year}-01-01`}::date
    group by e.org_id, e.member_id, e.type, a.carry_over_minutes
    having sum(e.minutes) > a.carry_over_minutes
    on conflict do nothing`.execute(db);
