import { sql } from 'kysely';
import type { PersonFields } from '#contract/members/people.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import type { Context } from '../../../platform/context.ts';

/** All that an import writes of a person, beside their skills. */
export type WrittenFields = PersonFields;

/** A person with what is written of them; what isn't said of a new one has its default. */
export type WrittenMember = Partial<WrittenFields> & { readonly id: string };

const RECORD = sql`(id uuid, name text, email text, employment member_employment, position text, department text, level text,
  position_id uuid, manager_id uuid, start_date date, end_date date, weekly_capacity_minutes integer,
  target_utilisation_pct smallint, phone text)`;

/** Adds people without an account in one statement, so that they may answer to each other; `today` is the first day where none is said. */
export const insertMembers = async (
  { db, organization }: Context,
  members: readonly WrittenMember[],
  today: string,
): Promise<void> => {
  if (members.length === 0) return;
  await sql`
    insert into members (org_id, id, status, name, email, employment, position, department, level, position_id, manager_id,
      start_date, end_date, weekly_capacity_minutes, target_utilisation_pct, phone)
    select ${organization}::uuid, id, 'active', name, email, coalesce(employment, 'employee'), position, department, level,
      position_id, manager_id, coalesce(start_date, ${today}::date), end_date, coalesce(weekly_capacity_minutes, 2400),
      target_utilisation_pct, phone
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as r ${RECORD}`.execute(db);
};

/** Writes all fields of people anew; answers the versions that they have then, by id. */
export const rewriteMembers = async (
  { db, organization }: Context,
  members: readonly (WrittenFields & { readonly id: string })[],
): Promise<ReadonlyMap<string, number>> => {
  if (members.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    update members m set name = r.name, email = r.email, employment = r.employment, position = r.position,
      department = r.department, level = r.level, position_id = r.position_id, manager_id = r.manager_id,
      start_date = r.start_date, end_date = r.end_date, weekly_capacity_minutes = r.weekly_capacity_minutes,
      target_utilisation_pct = r.target_utilisation_pct, phone = r.phone
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as r ${RECORD}
    where m.org_id = ${organization}::uuid and m.id = r.id
    returning m.id, m.version`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** The written fields of people, held until the transaction ends, with their version; by id. */
export const holdMembers = async ({ db, organization }: Context, ids: readonly string[]) => {
  const { rows } = await sql<WrittenFields & { id: string; version: number }>`
    select id, version, name, email, employment, position, department, level, position_id, manager_id, start_date, end_date,
      weekly_capacity_minutes, target_utilisation_pct, phone
    from members where org_id = ${organization}::uuid and id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** All that somebody is able to do. */
export interface SkillsOf {
  readonly id: string;
  readonly skills: readonly MemberSkill[];
}

/** Says all that people are able to do: what isn't named is gone. */
export const rewriteSkills = async (
  { db, organization }: Context,
  people: readonly SkillsOf[],
): Promise<void> => {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const skills = people.flatMap((one) => one.skills.map((skill) => ({ ...skill, id: one.id })));
  await sql`delete from member_skills where org_id = ${organization}::uuid and member_id = any (${ids}::uuid[])`.execute(
    db,
  );
  await sql`insert into member_skills (org_id, member_id, skill, level, expires)
    select ${organization}::uuid, id, skill, level, expires
    from jsonb_to_recordset(${JSON.stringify(skills)}::jsonb) as r (id uuid, skill text, level smallint, expires date)`.execute(
    db,
  );
};

/** Addresses that stand for somebody whose address nobody knows, as they are taken. */
export const listNobodysAddresses = async ({ db, organization }: Context): Promise<Set<string>> => {
  const { rows } = await sql<{ email: string }>`select email from members
    where org_id = ${organization}::uuid and email like '%@import.invalid'`.execute(db);
  return new Set(rows.map(({ email }) => email));
};
