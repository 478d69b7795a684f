import type { Context } from '../../../platform/context.ts';

/** Withdraws what nobody has answered of a member's invitations, and tells of each. Answers whether the member was somebody before. */
export const withdrawInvitations = async (
  context: Pick<Context, 'db' | 'organization' | 'now' | 'record'>,
  member: string,
): Promise<boolean> => {
  const { db, organization, now, record } = context;
  const withdrawn = await db
    .updateTable('invitations')
    .set({ outcome: 'withdrawn', answered_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('outcome', 'is', null)
    .returning(['id', 'status_before', 'expires_at'])
    .execute();
  await record(
    ...withdrawn.map(({ id, expires_at }) => ({
      type: 'invitation.withdrawn' as const,
      subject: { type: 'invitation', id },
      changes: {
        status: [Date.parse(expires_at) <= now.getTime() ? 'expired' : 'pending', 'withdrawn'] as const,
      },
    })),
  );
  return withdrawn.some(({ status_before }) => status_before !== null);
};
