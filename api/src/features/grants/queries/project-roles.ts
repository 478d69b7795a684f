import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { ProjectRole } from '#contract/project-roles/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { findProject } from '../../projects/queries.ts';

const projectRoles = ({ db, organization }: Context, project: string) =>
  db
    .selectFrom('role_grants')
    .innerJoin('members', (join) =>
      join
        .onRef('members.org_id', '=', 'role_grants.org_id')
        .onRef('members.user_sub', '=', 'role_grants.subject'),
    )
    .select([
      'role_grants.id',
      'role_grants.role',
      'role_grants.reason',
      'role_grants.expires_at',
      'role_grants.created_at',
      'role_grants.version',
    ])
    .select([
      sql<boolean>`coalesce(role_grants.expires_at <= now(), false)`.as('expired'),
      sql<
        ProjectRole['member']
      >`jsonb_build_object('id', members.id, 'name', members.name, 'email', members.email,
        'position', members.position)`.as('member'),
    ])
    .where('role_grants.org_id', '=', organization)
    .where('role_grants.project_id', '=', project)
    .where('role_grants.archived_at', 'is', null);

/** One page of the roles held in a project itself, by name. Throws 404 for a project that the caller may not know of. */
export const listProjectRoles = async (context: Context, project: string, query: PageQuery) => {
  if (!(await findProject(context, project))) throw notFound('project');
  return paginate(projectRoles(context, project), {
    page: query,
    sort: 'name',
    keys: { name: { by: sql`lower(members.name)`, type: 'text' } },
    id: sql`role_grants.id`,
  });
};

/** A role held in a project. Throws 404 for one held elsewhere. */
export const readProjectRole = async (
  context: Context,
  project: string,
  id: string,
): Promise<ProjectRole> => {
  const found = await projectRoles(context, project).where('role_grants.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('role');
  return found;
};
