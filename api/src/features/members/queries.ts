import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Member } from '#contract/members/shapes.ts';
import { MOST_SKILL_NAMES } from '#contract/members/skill-endpoints.ts';
import type { MemberSkill, MemberSkills } from '#contract/members/skills.ts';
import type { Context } from '../../platform/context.ts';
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
