import type { NewInvitations } from '#contract/invitations/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** Gives placeholders and colleagues without an account the address at which they are invited. */
export const giveAddresses = async (
  { db, organization, record }: Context,
  invitees: NewInvitations['invitations'],
): Promise<void> => {
  for (const { member_id, email } of invitees) {
    if (!member_id) continue;
    const before = await db
      .selectFrom('members')
      .select('email')
      .where('org_id', '=', organization)
      .where('id', '=', member_id)
      .executeTakeFirstOrThrow();
    if (before.email === email) continue;
    await db
      .updateTable('members')
      .set({ email })
      .where('org_id', '=', organization)
      .where('id', '=', member_id)
      .execute();
    await record({
      type: 'member.changed',
      subject: { type: 'member', id: member_id },
      changes: { email: [before.email, email] },
    });
  }
};
