import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Where a role is held: by `member` in the organization itself, or by anybody in `project`. */
export type Place =
  | { readonly member: string; readonly project: null }
  | { readonly project: string; readonly member?: never };

const heldGrants = ({ db, organization }: Context) =>
  db
    .selectFrom('role_grants as g')
    .innerJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'g.org_id').onRef('m.user_sub', '=', 'g.subject'),
    )
    .select([
      'g.id',
      'g.subject',
      'g.role',
      'g.project_id',
      'g.domain',
      'g.reason',
      'g.expires_at',
      'g.version',
    ])
    .select('m.id as member_id')
    .select(sql<boolean>`coalesce(g.expires_at <= now(), false)`.as('expired'))
    .where('g.org_id', '=', organization)
    .where('g.archived_at', 'is', null);

/** A role as it is changed, with the member who holds it. */
export type HeldGrantRow = Awaited<ReturnType<typeof requireGrant>>;

/** A role by id, in its place alone. Throws 404 for one that is missing, foreign or held elsewhere. */
export const requireGrant = async (context: Context, { member, project }: Place, id: string) => {
  const grants = heldGrants(context).where('g.id', '=', id);
  const placed =
    project === null
      ? grants.where('g.project_id', 'is', null).where('m.id', '=', member)
      : grants.where('g.project_id', '=', project);
  const grant = await placed.executeTakeFirst();
  if (!grant) throw notFound('role');
  return grant;
};

/** The role that a subject holds in the organization as owner, for good; undefined for anybody else. */
export const findOwnership = ({ db, organization }: Context, subject: string) =>
  db
    .selectFrom('role_grants')
    .select(['id', 'version'])
    .where('org_id', '=', organization)
    .where('subject', '=', subject)
    .where('role', '=', 'owner')
    .where('project_id', 'is', null)
    .where('expires_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
