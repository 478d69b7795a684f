import { sql } from 'kysely';
import type { MailKey } from '../queries/mails.ts';
import type { Inside } from '../queries.ts';

/** Lets go of a mail that was claimed, `sent` or not; one that wasn't may be claimed again at once. */
export const settleMail = async (
  { db, organization }: Inside,
  { invitation, send }: MailKey,
  { sent }: { readonly sent: boolean },
): Promise<void> => {
  await db
    .updateTable('invitation_mails')
    .set({ claimed_until: null, ...(sent ? { sent_at: sql`clock_timestamp()` } : {}) })
    .where('org_id', '=', organization)
    .where('invitation_id', '=', invitation)
    .where('number', '=', send)
    .execute();
};
