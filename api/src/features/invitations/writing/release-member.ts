import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import type { HeldInvitation } from '../queries.ts';

/**
 * Gives a member back what they were before an invitation that came to nothing: placeholders and former members their place,
 * whoever was only invited goes to the archive. Somebody who isn't waiting any more stays as they are.
 */
export const releaseMember = async (
  { db, organization, now, record }: Context,
  { member_id, status_before, archived_before }: HeldInvitation,
): Promise<void> => {
  const member = await db
    .selectFrom('members')
    .select(['status', 'archived_at'])
    .where('org_id', '=', organization)
    .where('id', '=', member_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (member.status !== 'invited') return;
  const after = status_before
    ? { status: status_before, archived_at: archived_before }
    : { status: member.status, archived_at: member.archived_at ?? now.toISOString() };
  await db
    .updateTable('members')
    .set(after)
    .where('org_id', '=', organization)
    .where('id', '=', member_id)
    .execute();
  const changes = changesBetween(member, after);
  await record({ type: 'member.updated', subject: { type: 'member', id: member_id }, changes });
};
