import { type RawBuilder, sql } from 'kysely';
import { ROLES } from '#contract/access/roles.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type listMembers as endpoint, type MemberFilters, NOTHING } from '#contract/members/endpoints.ts';
import { memberStatus } from '#contract/members/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { likeOf, paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { highestRoles } from '../../grants/queries.ts';
import { isAwayToday } from '../../leave/queries.ts';
import { memberRows } from './member-rows.ts';

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

/** The team's rows with everybody's highest role as `role_grants.role`, to find and order by. */
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

/** The team's rows that pass filters, in no order yet. */
export const filtered = (context: Context, filters: MemberFilters) =>
  conditionsOf(filters).reduce((query, condition) => query.where(condition), rankedRows(context));

type Condition = RawBuilder<boolean>;

const conditionsOf = (filters: MemberFilters): Condition[] => {
  const { q, status, role, department, manager_id, position_id, employment, skill } = filters;
  const like = likeOf(q);
  return [
    ...(status ? ofStatus(status) : []),
    status?.includes('offboarded')
      ? sql`(members.archived_at is null or members.status = 'offboarded')`
      : sql`members.archived_at is null`,
    ...(role ? [sql<boolean>`role_grants.role = any(${role}::role_name[])`] : []),
    ...(department ? [sql<boolean>`coalesce(members.department, '') = any(${department}::text[])`] : []),
    ...(manager_id ? [isOr('members.manager_id', manager_id)] : []),
    ...(position_id ? [isOr('members.position_id', position_id)] : []),
    ...(employment ? [sql<boolean>`members.employment = any(${employment}::member_employment[])`] : []),
    ...(skill ? [hasSkill(skill)] : []),
    ...(like
      ? [
          sql<boolean>`(members.name ilike ${like} or members.email ilike ${like}
            or members.position ilike ${like} or members.department ilike ${like})`,
        ]
      : []),
  ];
};

/** Being on leave is nothing that is stored: it is being active, and away. */
const ofStatus = (status: NonNullable<MemberFilters['status']>): Condition[] => {
  const stored = [...new Set(status.map((one) => (one === 'on_leave' ? 'active' : one)))];
  const [here, away] = [status.includes('active'), status.includes('on_leave')];
  return [
    sql`members.status = any(${stored}::member_status[])`,
    ...(here === away ? [] : [sql<boolean>`(members.status <> 'active' or ${isAwayToday} = ${away})`]),
  ];
};

const isOr = (column: string, id: string): Condition =>
  id === NOTHING ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${id}::uuid`;

const hasSkill = (skill: string): Condition => sql`exists (select from member_skills s
  where s.org_id = members.org_id and s.member_id = members.id and lower(s.skill) = lower(${skill})
    and (s.expires is null or s.expires >= day_in(members.org_id)))`;
