import { sql } from 'kysely';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { RootContext } from '../../../platform/context.ts';

/** Removes an expired role that stands where another is to be. Throws 422 `grant-exists` for one that is in force. */
export const clearRootWay = async ({ db }: RootContext, subject: string, role: Role): Promise<void> => {
  const same = await db
    .selectFrom('root_grants')
    .select('id')
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('over'))
    .where('subject', '=', subject)
    .where('role', '=', role)
    .executeTakeFirst();
  if (!same) return;
  if (!same.over)
    throw brokenRule('grant-exists', 'role', `They hold the role ${role} already: change that one.`);
  await db.deleteFrom('root_grants').where('id', '=', same.id).execute();
};
