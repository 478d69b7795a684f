import { brokenRule } from '#contract/errors.ts';
import type { RootContext } from '../../../platform/context.ts';

/** Throws 422 `last-admin` unless somebody but the subject administers everything without an end. */
export const requireOtherAdmin = async ({ db }: RootContext, subject: string): Promise<void> => {
  const other = await db
    .selectFrom('root_grants')
    .select('id')
    .where('role', '=', 'admin')
    .where('subject', '<>', subject)
    .where('expires_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!other)
    throw brokenRule(
      'last-admin',
      '',
      'One administrator stays whose role never expires: make somebody else administrator first.',
    );
};
