import type { Context } from '../../../platform/context.ts';
import type { GrantToPut } from './put-grant.ts';

/** Writes a role that never expires in the place of the same one, and returns its id; one that stands for good stays. */
export const replaceGrant = async (context: Context, grant: GrantToPut): Promise<string> => {
  const { db, organization } = context;
  const { subject, role, project_id } = grant;
  const same = db
    .selectFrom('role_grants')
    .select(['id', 'expires_at', 'archived_at'])
    .where('org_id', '=', organization)
    .where('subject', '=', subject)
    .where('role', '=', role)
    .where('project_id', 'is not distinct from', project_id);
  const standing = await same.executeTakeFirst();
  if (standing?.expires_at === null && standing.archived_at === null) return standing.id;
  if (standing)
    await db
      .deleteFrom('role_grants')
      .where('org_id', '=', organization)
      .where('id', '=', standing.id)
      .execute();
  const { id } = await db
    .insertInto('role_grants')
    .values({ org_id: organization, ...grant })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
