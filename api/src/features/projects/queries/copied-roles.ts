import { sql } from 'kysely';
import { grantableRoles } from '#contract/access/grants.ts';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import type { Role } from '#contract/access/roles.ts';
import type { CopiedRole } from '#contract/projects/copies.ts';
import type { Context } from '../../../platform/context.ts';

/** A role of a project, and what keeps it from coming along to another one. */
export interface CopyableRole extends CopiedRole {
  readonly subject: string;
  readonly member_id: string;
  readonly reason: string | null;
}

/** The roles in force in a project, by name, as the caller could grant them in one that is new. */
export const listCopyableRoles = async (context: Context, project: string): Promise<CopyableRole[]> => {
  const { db, organization } = context;
  const held = await db
    .selectFrom('role_grants as g')
    .innerJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'g.org_id').onRef('m.user_sub', '=', 'g.subject'),
    )
    .select(['g.subject', 'g.role', 'g.reason', 'g.expires_at', 'm.id as member_id', 'm.name'])
    .select(sql<boolean>`m.archived_at is null and m.status not in ('offboarded', 'invited')`.as('here'))
    .where('g.org_id', '=', organization)
    .where('g.project_id', '=', project)
    .where('g.archived_at', 'is', null)
    .where(sql<boolean>`(g.expires_at is null or g.expires_at > now())`)
    .orderBy(sql`lower(m.name)`)
    .orderBy('g.role', 'desc')
    .execute();
  return held.map(({ here, ...role }) => ({ ...role, left_out: reasonAgainst(context, role, here) }));
};

/** A new project has no roles yet, so what counts in it is held in the organization or above. */
const reasonAgainst = (
  { person, organization }: Context,
  { subject, role }: { readonly subject: string; readonly role: Role },
  here: boolean,
): CopiedRole['left_out'] => {
  const fresh = projectDomain(organization, 'new');
  if (!person.permissions.can('update', '/projects/new/roles', fresh)) return 'not-allowed';
  if (!here) return 'not-a-member';
  if (subject === person.sub) return 'self-promotion';
  const grantable = grantableRoles(person.permissions, organizationDomain(organization));
  return grantable.includes(role) ? null : 'above-own-rank';
};
