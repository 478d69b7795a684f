import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 `left-in-future` for a day that hasn't come yet where the organization is. */
export const checkLeftAt = async (
  { db, organization }: Context,
  day: string | null | undefined,
): Promise<void> => {
  if (!day) return;
  const { rows } = await sql<{ future: boolean }>`
    select ${day}::date > (now() at time zone timezone)::date as future
    from organizations where org_id = ${organization}::uuid`.execute(db);
  if (rows[0]?.future)
    throw brokenRule(
      'left-in-future',
      'left_at',
      'Choose today or a day before: somebody who is still there has not left.',
    );
};
