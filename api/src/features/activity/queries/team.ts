import { sql } from 'kysely';
import { isClosed } from '#contract/activity/months.ts';
import { addDays } from '#contract/activity/rules.ts';
import { type EntryStatus, STATUSES } from '#contract/activity/shapes.ts';
import type { listTeamEntries, readTeamWeek } from '#contract/activity/team-endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

import { leaveMinutesOn } from '../../leave/queries.ts';
import { entriesOf } from './entries.ts';
import type { TimeSettings } from './settings.ts';

interface LoggedDay {
  readonly date: string;
  readonly duration_s: number;
  readonly status: EntryStatus;
}

/** One page of the team by name, each with the days of a week that hold time and the number of those that should. */
export const listTeamWeek = (
  context: Context,
  settings: TimeSettings,
  from: string,
  { q, missing, ...page }: QueryOf<typeof readTeamWeek>,
) => {
  const to = addDays(from, 6);
  const gaps = missingDays(settings, from, to);
  let people = teamOf(context, from, to);
  if (q) people = people.where(namedLike(q));
  if (missing) people = people.where(sql<boolean>`cardinality(${gaps}) > 0`);
  return paginate(people.select([daysOf(from, to).as('days'), gaps.as('missing')]), {
    page,
    sort: 'name',
    keys: { name: { by: sql`members.name`, type: 'text' } },
    id: sql`members.id`,
  });
};

/** True for members whose name contains some text. */
export const namedLike = (q: string) =>
  sql<boolean>`members.name ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Whoever belongs to the team on a day from one to another; names in an import don't. */
const teamOf = ({ db, organization }: Context, from: string, to: string) =>
  db
    .selectFrom('members')
    .select(['members.id', 'members.name', 'members.position'])
    .where('members.org_id', '=', organization)
    .where('members.archived_at', 'is', null)
    .where('members.status', 'in', ['active', 'on_leave'])
    .where('members.employment', '!=', 'placeholder')
    .where('members.start_date', '<=', to)
    .where(sql<boolean>`coalesce(members.end_date >= ${from}::date, true)`);

const entry = sql`activity_entries e where e.org_id = members.org_id and e.member_id = members.id and e.archived_at is null`;

const daysOf = (from: string, to: string) => sql<LoggedDay[]>`(
  select coalesce(jsonb_agg(to_jsonb(logged) order by logged.date), '[]') from (
    select e.work_date as date, sum(e.duration_s)::int as duration_s,
      (${STATUSES}::text[])[min(array_position(${STATUSES}::text[], e.status::text))] as status
    from ${entry} and e.work_date between ${from}::date and ${to}::date group by e.work_date) as logged)`;

/** The closed months that a week lies in, with who closed them; nothing is asked where none is. */
export const listClosings = async (
  { db, organization }: Context,
  { closed_months }: TimeSettings,
  from: string,
) => {
  const days = [from, addDays(from, 6)].filter((day) => isClosed(closed_months, day));
  if (days.length === 0) return [];
  return db
    .selectFrom('activity_months as c')
    .leftJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'c.org_id').onRef('m.user_sub', '=', 'c.updated_by'),
    )
    .select(['c.month', 'm.name as by', sql<string>`to_jsonb(c.updated_at) #>> '{}'`.as('at')])
    .where('c.org_id', '=', organization)
    .where('c.status', '=', 'closed')
    .where(sql<boolean>`c.month = any (select date_trunc('month', d)::date from unnest(${days}::date[]) d)`)
    .execute();
};

/** Working days of `members` before today that hold no time, while somebody belongs to the team and isn't on leave all day. */
export const missingDays = ({ working_days, holidays, today }: TimeSettings, from: string, to: string) => {
  const last = addDays(today, -1) < to ? addDays(today, -1) : to;
  return sql<string[]>`array(
    select of.day::date::text from generate_series(${from}::date, ${last}::date, interval '1 day') as of (day)
    where members.status = 'active'
      and (${working_days}::int[])[extract(dow from of.day)::int + 1] > ${leaveMinutesOn('members', sql`of.day::date`)}
      and of.day::date <> all (${holidays}::date[])
      and of.day >= members.start_date and coalesce(of.day <= members.end_date, true)
      and not exists (select from ${entry} and e.work_date = of.day::date and e.reverses is null))`;
};

/** One page of somebody's entries of some days. Throws 404 for somebody who isn't on the team. */
export const listEntriesOfPerson = async (
  context: Context,
  member: string,
  query: QueryOf<typeof listTeamEntries>,
) => {
  const { db, organization } = context;
  const person = await db
    .selectFrom('members')
    .select('name')
    .where('org_id', '=', organization)
    .where('id', '=', member)
    .executeTakeFirst();
  if (!person) throw notFound('member');
  const entries = entriesOf(context)
    .where('activity_entries.member_id', '=', member)
    .where('activity_entries.archived_at', 'is', null)
    .where('activity_entries.work_date', '>=', query.from)
    .where('activity_entries.work_date', '<=', query.to)
    .select(sql<string>`${person.name}::text`.as('member_name'));
  return paginate(entries, {
    page: query,
    sort: 'work_date',
    keys: { work_date: { by: sql`activity_entries.work_date`, type: 'date' } },
    id: sql`activity_entries.id`,
  });
};
