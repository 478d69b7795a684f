import type { Context } from '../../../platform/context.ts';
import type { HeldInvitation } from '../queries.ts';

type Outcome = NonNullable<HeldInvitation['outcome']>;

/** Ends an open invitation. `member` replaces whom it was meant for, where they turned out to be somebody known already. */
export const closeInvitation = async (
  { db, organization, now, record }: Context,
  { id, expires_at, member_id }: HeldInvitation,
  outcome: Outcome,
  member = member_id,
): Promise<void> => {
  await db
    .updateTable('invitations')
    .set({ outcome, answered_at: now.toISOString(), member_id: member })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  const before = Date.parse(expires_at) <= now.getTime() ? 'expired' : 'pending';
  await record({
    type: outcome === 'expired' ? 'invitation.replaced' : `invitation.${outcome}`,
    subject: { type: 'invitation', id },
    changes: {
      ...(before === outcome ? {} : { status: [before, outcome] }),
      ...(member === member_id ? {} : { member_id: [member_id, member] }),
    },
  });
};
