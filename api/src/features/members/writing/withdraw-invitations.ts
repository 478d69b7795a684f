import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Withdraws what nobody has answered of a member's invitations, and tells of each. */
export const withdrawInvitations = async (context: Context, member: string): Promise<void> => {
  const withdrawn = await context.db
    .updateTable('invitations')
    .set({ outcome: 'withdrawn', answered_at: sql`now()` })
    .where('org_id', '=', context.organization)
    .where('member_id', '=', member)
    .where('outcome', 'is', null)
    .returning('id')
    .execute();
  await context.record(
    ...withdrawn.map(({ id }) => ({
      type: 'invitation.withdrawn' as const,
      subject: { type: 'invitation', id },
    })),
  );
};
