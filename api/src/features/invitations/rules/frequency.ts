import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

const MOST_A_DAY = 5;

/** Throws 422 once an invitation was mailed five times within 24 hours. */
export const refuseTooMany = async ({ db, organization }: Context, invitation: string): Promise<void> => {
  const { asked } = await db
    .selectFrom('invitation_mails')
    .select(sql<number>`count(*)`.as('asked'))
    .where('org_id', '=', organization)
    .where('invitation_id', '=', invitation)
    .where(sql<boolean>`asked_at > now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  if (asked >= MOST_A_DAY)
    throw brokenRule(
      'resent-too-often',
      '',
      `This invitation was mailed ${MOST_A_DAY} times within a day: wait until tomorrow, or pass its link on.`,
    );
};
