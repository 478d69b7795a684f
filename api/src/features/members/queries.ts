import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import { MOST_DEPARTMENTS } from '#contract/members/endpoints.ts';
import type { Member } from '#contract/members/shapes.ts';
import { MOST_SKILL_NAMES } from '#contract/members/skill-endpoints.ts';
import type { MemberSkill, MemberSkills } from '#contract/members/skills.ts';
import type { Context } from '../../platform/context.ts';
import { isAwayToday } from '../leave/queries.ts';
import { memberRows } from './queries/member-rows.ts';

/** A person of the team as they are answered, those who have left too. Throws 404 for a missing or foreign one. */
export const readMember = async (context: Context, id: string): Promise<Member> => {
  const member = await memberRows(context).where('members.id', '=', id).executeTakeFirst();
  if (!member) throw notFound('person');
  return member;
};

const rowOf = ({ db, organization }: Context, id: string) =>
  db.selectFrom('members').selectAll().where('org_id', '=', organization).where('id', '=', id);

/** The row alone. Throws 404 for a missing or foreign one. */
export const requireMember = async (context: Context, id: string) => {
  const member = await rowOf(context, id).executeTakeFirst();
  if (!member) throw notFound('person');
  return member;
};

/** The same of somebody who hasn't left, kept from other writers until the transaction ends; undefined for anybody else. */
export const lockMember = (context: Context, id: string) =>
  rowOf(context, id).where('archived_at', 'is', null).forNoKeyUpdate().executeTakeFirst();

/** What somebody is able to do, by name however it is written. */
export const listSkills = ({ db, organization }: Context, id: string): Promise<MemberSkill[]> =>
  db
    .selectFrom('member_skills')
    .select(['skill', 'level', 'expires'])
    .where('org_id', '=', organization)
    .where('member_id', '=', id)
    .orderBy(sql`lower(skill) collate "C"`)
    .execute();

/** The same with the person's version. Throws 404 for a missing or foreign one. */
export const readSkills = async (context: Context, id: string): Promise<MemberSkills> => {
  const [{ version }, skills] = await Promise.all([requireMember(context, id), listSkills(context, id)]);
  return { version, skills };
};

/** Names of skills that people have or service types ask for, each once, however it is written. */
export const listSkillNames = async ({ db, organization }: Context): Promise<string[]> => {
  const { rows } = await sql<{ skill: string }>`
    select distinct on (lower(skill) collate "C") skill from (
      select skill from member_skills where org_id = ${organization}
      union all
      select unnest(skills) from service_types where org_id = ${organization} and archived_at is null) known
    order by lower(skill) collate "C", skill limit ${sql.lit(MOST_SKILL_NAMES)}`.execute(db);
  return rows.map(({ skill }) => skill);
};

/** How many people the team has by what they are, without those who left; `active` with whoever is away today. */
export const countPeople = ({ db, organization }: Context) =>
  db
    .selectFrom('members')
    .select([
      sql<number>`count(*) filter (where employment <> 'placeholder' and status = 'active')::int`.as(
        'active',
      ),
      sql<number>`count(*) filter (where status = 'active' and ${isAwayToday})::int`.as('away_today'),
      sql<number>`count(*) filter (where employment <> 'placeholder' and status = 'invited')::int`.as(
        'invited',
      ),
      sql<number>`count(*) filter (where employment = 'placeholder')::int`.as('placeholders'),
    ])
    .where('org_id', '=', organization)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Skills of people who are here whose last day is one from one to another, the first first: so many of them, and how many there are. */
export const listExpiringSkills = async (
  { db, organization }: Context,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
) => {
  const { rows } = await sql<{ id: string; name: string; skill: string; expires: string; count: number }>`
    select m.id, m.name, s.skill, s.expires, count(*) over ()::int as count
    from member_skills s join members m on m.org_id = s.org_id and m.id = s.member_id
    where s.org_id = ${organization} and s.expires between ${from}::date and ${to}::date
      and m.archived_at is null and m.status in ('active', 'on_leave') and m.employment <> 'placeholder'
    order by s.expires, lower(m.name), m.id, lower(s.skill) collate "C" limit ${sql.lit(most)}`.execute(db);
  return rows;
};

export { openParts, PLAN_PARTS } from './queries/handovers.ts';
export { listMembers } from './queries/list-members.ts';

/** Names of departments that people who haven't left, or positions, are in, each once, however it is written. */
export const listDepartmentNames = async ({ db, organization }: Context): Promise<string[]> => {
  const { rows } = await sql<{ department: string }>`
    select distinct on (lower(department) collate "C") department from (
      select department from members where org_id = ${organization} and archived_at is null and department is not null
      union all
      select department from positions where org_id = ${organization} and archived_at is null and department is not null) known
    order by lower(department) collate "C", department limit ${sql.lit(MOST_DEPARTMENTS)}`.execute(db);
  return rows.map(({ department }) => department);
};
