import { type RawBuilder, sql } from 'kysely';
import { ROLES } from '#contract/access/roles.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listMembers as endpoint, MemberFilters } from '#contract/members/endpoints.ts';
import { type Member, memberStatus } from '#contract/members/shapes.ts';
import { type MemberSkill, type MemberSkills, MOST_SKILL_NAMES } from '#contract/members/skill-endpoints.ts';
import type { Context } from '../../platform/context.ts';
import { paginate, type SortKey } from '../../platform/postgres/keyset.ts';
import { grantsOfMember, highestRoles, roleOfMember } from '../grants/queries.ts';

const COLUMNS = [
  'members.id',
  'members.version',
  'members.created_at',
  'members.updated_at',
  'members.archived_at',
  'members.name',
  'members.email',
  'members.position',
  'members.department',
  'members.employment',
  'members.status',
  'members.start_date',
  'members.end_date',
] as const;

/** An order by a list of the contract. Its text is a constant: asked of the type, the database would read it for every row. */
const placeIn = (names: readonly string[], type: string, value: RawBuilder<unknown>): SortKey => ({
  by: sql`coalesce(array_position(${sql.lit(`{${names.join(',')}}`)}::${sql.ref(type)}[], ${value}), 0)`,
  type: 'int',
});

const KEYS: Readonly<Record<string, SortKey>> = {
  name: { by: sql`lower(members.name)`, type: 'text' },
  email: { by: sql`members.email`, type: 'text' },
  role: placeIn(ROLES, 'role_name', sql`role_grants.role`),
  status: placeIn(memberStatus.options, 'member_status', sql`members.status`),
  created_at: { by: sql`members.created_at`, type: 'timestamptz' },
};

/** The team's rows as they are answered, roles and open invitation gathered in the same statement. */
const memberRows = ({ db, organization, person }: Context) =>
  db
    .selectFrom('members')
    .select(COLUMNS)
    .select([
      roleOfMember.as('role'),
      grantsOfMember.as('grants'),
      sql<string | null>`(select i.id from invitations i where i.org_id = members.org_id
        and i.member_id = members.id and i.outcome is null order by i.id desc limit 1)`.as('invitation_id'),
      sql<boolean>`members.user_sub is not null`.as('has_account'),
      sql<boolean>`members.user_sub is not distinct from ${person.sub}`.as('is_me'),
    ])
    .where('members.org_id', '=', organization);

/** The same with everybody's highest role as `role_grants.role`, to find and order by. */
const rankedRows = (context: Context) =>
  memberRows(context).leftJoin(highestRoles(context).as('role_grants'), (join) =>
    join.onRef('role_grants.subject', '=', 'members.user_sub'),
  );

/** One page of the team; those who have left only when their status is asked for. */
export const listMembers = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(filtered(context, query), {
    page: query,
    sort: query.sort,
    keys: KEYS,
    id: sql`members.id`,
  });

const filtered = (context: Context, { q, status, role }: MemberFilters) => {
  const conditions = [
    ...(status ? [sql<boolean>`members.status = any(${status}::member_status[])`] : []),
    status?.includes('offboarded')
      ? sql<boolean>`(members.archived_at is null or members.status = 'offboarded')`
      : sql<boolean>`members.archived_at is null`,
    ...(role ? [sql<boolean>`role_grants.role = any(${role}::role_name[])`] : []),
    ...(q ? [mentions(q)] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), rankedRows(context));
};

const mentions = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(members.name ilike ${like} or members.email ilike ${like}
    or members.position ilike ${like} or members.department ilike ${like})`;
};

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
