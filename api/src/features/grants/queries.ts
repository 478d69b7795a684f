import { sql } from 'kysely';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { MemberGrant } from '#contract/members/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { requireSameAccess } from './queries/same-access.ts';

/** The lock under which owners and administrators come and go, in the organizations and with their accounts. */
export const lockOwners = (db: Context['db']) => sql`select pg_advisory_xact_lock(5417004)`.execute(db);

const inForce = sql`(g.expires_at is null or g.expires_at > now())`;

/** The highest role in force that a row of `members` holds in the organization itself; null without any. */
export const roleOfMember = sql<Role | null>`(select max(g.role) from role_grants g
  where g.org_id = members.org_id and g.subject = members.user_sub and g.project_id is null
    and g.archived_at is null and ${inForce})`;

const instantOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Where that role stands among all, 0 for none: kept beside a row of `members`, and looked up where one has run out since. */
export const rankOfMember = sql<number>`case when members.role_rank_until > now() then members.role_rank
  else (ranked(members.org_id, members.user_sub)).rank end`;

/** Every role of a row of `members`, as it is answered: those of the organization first, the highest first. */
export const grantsOfMember = sql<MemberGrant[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', g.id, 'role', g.role, 'reason', g.reason, 'expires_at', ${instantOf('g.expires_at')},
    'expired', not ${inForce}, 'created_at', ${instantOf('g.created_at')}, 'version', g.version,
    'project', case when g.project_id is not null then jsonb_build_object('id', g.project_id, 'name', g.project_name) end)
    order by g.project_id is not null, g.role desc, g.project_name, g.id), '[]')
  from (
    select r.*, (select p.name from projects p where p.org_id = r.org_id and p.id = r.project_id) as project_name
    from role_grants r where r.org_id = members.org_id and r.subject = members.user_sub and r.archived_at is null) g)`;

/** The roles that a subject holds in the organization and its projects, expired ones too. */
export const listGrantsOf = ({ db, organization }: Pick<Context, 'db' | 'organization'>, subject: string) =>
  db
    .selectFrom('role_grants as g')
    .select(['g.id', 'g.role', 'g.project_id', 'g.domain', 'g.reason', 'g.expires_at'])
    .select(sql<boolean>`not ${inForce}`.as('expired'))
    .where('g.org_id', '=', organization)
    .where('g.subject', '=', subject)
    .where('g.archived_at', 'is', null)
    .orderBy('g.id')
    .execute();

/**
 * Holds the organization's roles until the transaction ends; others who write them wait, other work doesn't. Throws
 * AccessChanged, so that the request is judged anew, when the caller's own rights changed meanwhile.
 */
export const lockRoles = async ({ db, organization, person }: Context): Promise<void> => {
  await db
    .selectFrom('organizations')
    .select('org_id')
    .where('org_id', '=', organization)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await requireSameAccess(db, person);
};

/** Whether a role makes its holder one of the organization's owners now. */
export const isOwnership = ({ role, project_id, expired }: Ownership): boolean =>
  role === 'owner' && project_id === null && !expired;

interface Ownership {
  readonly role: Role;
  readonly project_id: string | null;
  readonly expired: boolean;
}

/** Throws 422 `last-owner` unless somebody but the subject owns the organization without an end. */
export const requireOtherOwner = async ({ db, organization }: Context, subject: string): Promise<void> => {
  await lockOwners(db);
  const other = await db
    .selectFrom('role_grants')
    .select('id')
    .where('org_id', '=', organization)
    .where('role', '=', 'owner')
    .where('project_id', 'is', null)
    .where('subject', '<>', subject)
    .where('expires_at', 'is', null)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!other)
    throw brokenRule(
      'last-owner',
      '',
      'An organization keeps an owner whose role never expires: make somebody else its owner first.',
    );
};
