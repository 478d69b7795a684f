import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** First and last day, both counted. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is told of a shift, as text; a service and skills by name. */
export type Told = Readonly<Record<ToldField, string>>;
type ToldField =
  | 'day'
  | 'start'
  | 'end'
  | 'break_min'
  | 'service_type_id'
  | 'role'
  | 'site'
  | 'headcount'
  | 'skills'
  | 'note';

/** Somebody on a changed shift: `news` = what they don't know yet. */
export interface Concerned {
  readonly id: string;
  readonly name: string;
  readonly news: 'added' | 'removed' | null;
}

/** A shift of which people know something else, or nothing. */
export interface ChangedShift {
  readonly id: string;
  readonly version: number;
  readonly status: 'draft' | 'published' | 'locked' | 'cancelled';
  readonly plan: Told;
  readonly told: Told | null;
  readonly people: readonly Concerned[];
}

/** What is told of a shift, of its plan (`s`) or of what was told (`p`). */
const told = (of: 's' | 'p', service: 'st' | 'pt') => {
  const row = sql.ref(of);
  return sql`jsonb_build_object(
    'day', ${row}.day, 'start', to_char(${row}.starts_at at time zone ${row}.timezone, 'HH24:MI'),
    'end', to_char(${row}.ends_at at time zone ${row}.timezone, 'HH24:MI'), 'break_min', ${row}.break_min::text,
    'service_type_id', coalesce(${sql.ref(service)}.name, ''), 'role', coalesce(${row}.role, ''), 'site', coalesce(${row}.site, ''),
    'headcount', ${row}.headcount::text, 'note', ${row}.note, 'skills', coalesce((
      select string_agg((k ->> 'skill') || ' ' || (k ->> 'level'), ', ') from jsonb_array_elements(${row}.skills) k), ''))`;
};

/** Bookings whose people don't know of them, or not that they are off. */
const NEWS = sql`case when a.archived_at is null and a.published_at is null and a.status <> 'declined' then 'added'
  when a.archived_at is not null and a.published_at is not null and a.withdrawn_at is null then 'removed' end`;

/** Whether anything else was told of a shift (`s`) than is planned (`p` = what was told). */
const DIFFERS = sql`(p.cancelled, p.day, p.timezone, p.starts_at, p.ends_at, p.break_min, p.service_type_id, p.role, p.site, p.headcount,
    p.skills, p.note) is distinct from (s.status = 'cancelled', s.day, s.timezone, s.starts_at, s.ends_at, s.break_min, s.service_type_id,
    s.role, s.site, s.headcount, s.skills, s.note)`;

/** The shifts of these days of which people know something else than is planned, in the order of their starts. */
export const listChangedShifts = async (
  { db, organization }: Context,
  project: string,
  { from, to }: Days,
): Promise<readonly ChangedShift[]> => {
  const { rows } = await sql<ChangedShift>`
    with near as (
      select s.id from shifts s
      where s.org_id = ${organization} and s.project_id = ${project} and s.day between ${from}::date and ${to}::date
      union
      select p.shift_id from published_shifts p
      where p.org_id = ${organization} and p.project_id = ${project} and p.day between ${from}::date and ${to}::date),
    people as (
      select a.shift_id, bool_or(${NEWS} is not null) as news,
        jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'news', ${NEWS}) order by m.name, m.id) as list
      from assignments a join members m on m.org_id = a.org_id and m.id = a.member_id
      where a.org_id = ${organization} and a.shift_id in (select id from near) and (a.archived_at is null or ${NEWS} is not null)
      group by a.shift_id)
    select s.id, s.version, s.status, ${told('s', 'st')} as plan, case when p.shift_id is not null then ${told('p', 'pt')} end as told,
      coalesce(people.list, '[]') as people
    from near join shifts s on s.org_id = ${organization} and s.id = near.id
    left join published_shifts p on p.org_id = s.org_id and p.shift_id = s.id
    left join service_types st on st.org_id = s.org_id and st.id = s.service_type_id
    left join service_types pt on pt.org_id = p.org_id and pt.id = p.service_type_id
    left join people on people.shift_id = s.id
    where s.status <> 'locked' and (p.shift_id is not null or s.status = 'draft') and (p.shift_id is null or ${DIFFERS} or people.news)
    order by s.starts_at, s.id`.execute(db);
  return rows;
};
