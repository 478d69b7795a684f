import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Takes every role in the organization and its projects back, and the choice of it as current organization. */
export const takeRolesBack = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  subject: string,
): Promise<void> => {
  await db
    .deleteFrom('role_grants')
    .where('org_id', '=', organization)
    .where('subject', '=', subject)
    .execute();
  await sql`select leave_current_organization(${subject})`.execute(db);
};
