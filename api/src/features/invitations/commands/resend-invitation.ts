import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { lockInvitation } from '../queries.ts';
import { requireLivingProject } from '../rules/destination.ts';
import { refuseTooMany } from '../rules/frequency.ts';
import { requireOpen } from '../rules/open.ts';
import { requireInvitable } from '../rules/rank.ts';
import { expiryAfter } from '../writing/expiry.ts';
import { postMail } from '../writing/post-mail.ts';

/** Mails an open invitation again, an expired one too, and lets it live as long as at first. Throws 404 and 422. */
export const resendInvitation = async (context: Context, id: string): Promise<void> => {
  const { db, organization, now } = context;
  const invitation = await lockInvitation(context, id);
  if (!invitation) throw notFound('invitation');
  requireOpen(invitation);
  requireInvitable(context, invitation);
  await requireLivingProject(context, invitation, 'withdraw this invitation.');
  await refuseTooMany(context, invitation.email);
  const after = { expires_at: expiryAfter(now, invitation.lives_days) };
  await db
    .updateTable('invitations')
    .set(after)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  const { last } = await db
    .selectFrom('invitation_mails')
    .select(sql<number>`max(number)`.as('last'))
    .where('org_id', '=', organization)
    .where('invitation_id', '=', id)
    .executeTakeFirstOrThrow();
  await postMail(context, [id], last + 1);
  await context.record({
    type: 'invitation.resent',
    subject: { type: 'invitation', id },
    changes: changesBetween(invitation, after),
    data: { send: last + 1 },
  });
};
