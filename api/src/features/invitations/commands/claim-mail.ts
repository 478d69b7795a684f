import { sql } from 'kysely';
import { findMailHost, lockMail, type MailHost, type MailKey } from '../queries/mails.ts';
import { type Inside, type InvitationRow, listInvitationsOf } from '../queries.ts';

/** A mail to send, and to whom it leads. */
export interface ClaimedMail {
  readonly invitation: InvitationRow;
  readonly host: MailHost;
}

/**
 * Takes hold of a mail for five minutes, longer than any attempt lasts. Null for one that has left, that a newer one replaced,
 * or whose invitation came to an end. Throws while somebody else is sending it.
 */
export const claimMail = async (inside: Inside, key: MailKey): Promise<ClaimedMail | null> => {
  const [invitation] = await listInvitationsOf(inside, [key.invitation]);
  const host = await findMailHost(inside);
  const mail = await lockMail(inside, key);
  if (!mail || mail.sent_at || mail.replaced || invitation?.status !== 'pending' || !host) return null;
  if (mail.claimed) throw new Error('Another process is sending this mail.');
  await inside.db
    .updateTable('invitation_mails')
    .set({ claimed_until: sql`now() + interval '5 minutes'` })
    .where('org_id', '=', inside.organization)
    .where('invitation_id', '=', key.invitation)
    .where('number', '=', key.send)
    .execute();
  return { invitation, host };
};
