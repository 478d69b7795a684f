import { sql } from 'kysely';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** What makes two roles the same one. */
export interface GrantKey {
  readonly subject: string;
  readonly project_id: string | null;
  readonly role: Role;
}

/** A role to be written. */
export interface GrantToPut extends GrantKey {
  readonly reason: string | null;
  readonly expires_at: string | null;
}

/** Writes a role and returns its id; one that has expired gives way. Throws 422 `grant-exists` for one that is in force. */
export const putGrant = async (context: Context, grant: GrantToPut): Promise<string> => {
  await clearWay(context, grant);
  const { id } = await context.db
    .insertInto('role_grants')
    .values({ org_id: context.organization, ...grant })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Removes an expired role that stands where another is to be. Throws 422 `grant-exists` for one that is in force. */
export const clearWay = async ({ db, organization }: Context, key: GrantKey): Promise<void> => {
  const { subject, project_id, role } = key;
  const same = await db
    .selectFrom('role_grants')
    .select('id')
    .select(sql<boolean>`archived_at is not null or coalesce(expires_at <= now(), false)`.as('over'))
    .where('org_id', '=', organization)
    .where('subject', '=', subject)
    .where('role', '=', role)
    .where('project_id', 'is not distinct from', project_id)
    .executeTakeFirst();
  if (!same) return;
  if (!same.over)
    throw brokenRule('grant-exists', 'role', `They hold the role ${role} here already: change that one.`);
  await db.deleteFrom('role_grants').where('org_id', '=', organization).where('id', '=', same.id).execute();
};
