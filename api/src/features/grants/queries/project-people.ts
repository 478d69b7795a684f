import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { ProjectPerson } from '#contract/project-roles/rights.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { findProject } from '../../projects/queries.ts';

interface Held {
  readonly subject: string;
  readonly role: ProjectPerson['role'];
  readonly because: ProjectPerson['because'];
  /** Whether a role among them opens the project: being a member of the organization alone doesn't. */
  readonly opens: boolean;
}

const instant = sql`to_char(c.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The roles in force that count in a project, by who holds them: in it, in the organization, over every organization. */
const heldRoles = ({ organization }: Context, project: string): RawBuilder<Held> =>
  sql`(select c.subject, max(c.role) as role, bool_or(c.place <> 'organization' or c.role > 'member') as opens,
    jsonb_agg(jsonb_build_object('place', c.place, 'role', c.role, 'reason', c.reason, 'expires_at', ${instant})
      order by c.role desc, c.expires_at desc nulls first, c.place) as because
  from (
    select g.subject, case when g.project_id is null then 'organization' else 'project' end as place, g.role, g.reason, g.expires_at
    from role_grants g
    where g.org_id = ${organization} and g.archived_at is null and (g.project_id is null or g.project_id = ${project}::uuid)
      and (g.expires_at is null or g.expires_at > now())
    union all
    select r.subject, 'root', r.role, null, r.expires_at from root_roles_on_team() r) as c
  group by c.subject)`;

const projectPeople = (context: Context, project: string) =>
  context.db
    .selectFrom('members')
    .innerJoin('projects', (join) =>
      join.onRef('projects.org_id', '=', 'members.org_id').on('projects.id', '=', project),
    )
    .leftJoin(heldRoles(context, project).as('role_grants'), (join) =>
      join.onRef('role_grants.subject', '=', 'members.user_sub'),
    )
    .select(['members.user_sub as subject', 'role_grants.role'])
    .select([
      sql<
        ProjectPerson['member']
      >`jsonb_build_object('id', members.id, 'name', members.name, 'email', members.email,
        'position', members.position)`.as('member'),
      sql<ProjectPerson['because']>`coalesce(role_grants.because, '[]')`.as('because'),
      sql<boolean>`members.id = projects.owner_id`.as('is_owner'),
      sql<boolean>`members.id is not distinct from projects.sponsor_id`.as('is_sponsor'),
    ])
    .where('members.org_id', '=', context.organization)
    .where('members.archived_at', 'is', null);

/** One page of the people to whom a project is open, by name. Throws 404 for a project that the caller may not know of. */
export const listProjectPeople = async (
  context: Context,
  project: string,
  { q, ...page }: PageQuery & { readonly q?: string | undefined },
) => {
  if (!(await findProject(context, project))) throw notFound('project');
  const isOpen = sql<boolean>`(role_grants.opens or members.id in (projects.owner_id, projects.sponsor_id))`;
  const people = projectPeople(context, project).where(isOpen);
  const like = `%${q?.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await paginate(q ? people.where('members.name', 'ilike', like) : people, {
    page,
    sort: 'name',
    keys: { name: { by: sql`lower(members.name)`, type: 'text' } },
    id: sql`members.id`,
  });
  return { ...found, data: found.data.map(presentPerson) };
};

/** Somebody on the team and the roles of theirs that count in a project, with their subject. Throws 404. */
export const requireProjectPerson = async (context: Context, project: string, member: string) => {
  if (!(await findProject(context, project))) throw notFound('project');
  const person = await projectPeople(context, project).where('members.id', '=', member).executeTakeFirst();
  if (!person) throw notFound('person');
  return person;
};

/** A person as they are answered. */
export const presentPerson = ({
  member,
  role,
  because,
  is_owner,
  is_sponsor,
}: ProjectPerson): ProjectPerson => ({
  ...{ member, role, because, is_owner, is_sponsor },
});
