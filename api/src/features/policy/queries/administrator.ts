import { sql } from 'kysely';
import { Failure } from '#contract/errors.ts';
import type { RootContext } from '../../../platform/context.ts';

/**
 * Throws 403 unless the person administers everything. A rule may open the policy's endpoints to a lower role; the database
 * opens its tables to nobody else.
 */
export const requireAdministrator = async ({ db }: RootContext): Promise<void> => {
  const { rows } = await sql<{ admitted: boolean }>`select is_root_admin() as admitted`.execute(db);
  if (rows[0]?.admitted) return;
  throw new Failure('forbidden', 'The policy is kept by the administrators of all organizations: ask one.', {
    rule: 'administrators-only',
  });
};
