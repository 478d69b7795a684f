import { sql } from 'kysely';
import type { NeededSkill } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Copied } from './week.ts';

/** The shifts of a template with whoever is planned with them, in the order of the organization's week. */
export const listTemplateShifts = ({ db, organization }: Context, template: string) =>
  db
    .selectFrom('roster_template_shifts as s')
    .innerJoin('organizations as o', 'o.org_id', 's.org_id')
    .leftJoin('service_types as t', (join) =>
      join.onRef('t.org_id', '=', 's.org_id').onRef('t.id', '=', 's.service_type_id'),
    )
    .select(['s.id', 's.weekday', 's.start_time as start', 's.end_time as end', 's.break_min'])
    .select(['s.service_type_id', 's.role', 's.site', 's.headcount', 's.note'])
    .select(['t.name as service_name', 't.code as service_code', 'o.week_start'])
    .select(sql<boolean>`t.archived_at is not null or t.status <> 'active'`.as('service_archived'))
    .select(sql<NeededSkill[]>`s.skills`.as('skills'))
    .select(
      sql<
        Copied[]
      >`(select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'booking', p.booking)
          order by lower(m.name), m.id), '[]')
        from roster_template_people p join members m on m.org_id = p.org_id and m.id = p.member_id
        where p.org_id = s.org_id and p.template_shift_id = s.id)`.as('people'),
    )
    .where('s.org_id', '=', organization)
    .where('s.template_id', '=', template)
    .orderBy(sql`(s.weekday - o.week_start + 7) % 7`)
    .orderBy('s.start_time')
    .orderBy('s.id')
    .execute();

/** A shift of a template. */
export type TemplateShiftRow = Awaited<ReturnType<typeof listTemplateShifts>>[number];

/** Those of some skills that anybody on the team has, in lower case. */
export const findHeldSkills = async (
  { db, organization }: Context,
  skills: readonly string[],
): Promise<string[]> => {
  const asked = skills.map((skill) => skill.toLowerCase());
  if (asked.length === 0) return [];
  const { rows } = await sql<{ skill: string }>`select distinct lower(btrim(k.skill)) as skill
    from member_skills k join members m on m.org_id = k.org_id and m.id = k.member_id
    where k.org_id = ${organization} and m.archived_at is null and m.status <> 'offboarded'
      and lower(btrim(k.skill)) = any (${asked}::text[])`.execute(db);
  return rows.map(({ skill }) => skill);
};
