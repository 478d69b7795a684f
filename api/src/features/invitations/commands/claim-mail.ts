import { sql } from 'kysely';
import { type Inside, type InvitationRow, listInvitationsOf } from '../queries.ts';

/** Which mail of which invitation. */
export interface MailKey {
  readonly invitation: string;
  /** Number of the mail, from 1. */
  readonly send: number;
}

/** A mail to send, and to whom it leads. */
export interface ClaimedMail {
  readonly invitation: InvitationRow;
  readonly host: { readonly name: string; readonly locale: string; readonly timezone: string };
}

/**
 * Takes hold of a mail for five minutes, longer than any attempt lasts. Null for one that has left, that a newer one replaced,
 * or whose invitation came to an end. Throws while somebody else is sending it.
 */
export const claimMail = async (inside: Inside, key: MailKey): Promise<ClaimedMail | null> => {
  const [invitation] = await listInvitationsOf(inside, [key.invitation]);
  const host = await findHost(inside);
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

const lockMail = ({ db, organization }: Inside, { invitation, send }: MailKey) =>
  db
    .selectFrom('invitation_mails as m')
    .select([
      'm.sent_at',
      sql<boolean>`coalesce(m.claimed_until > now(), false)`.as('claimed'),
      sql<boolean>`exists (select from invitation_mails n where n.org_id = m.org_id
        and n.invitation_id = m.invitation_id and n.number > m.number)`.as('replaced'),
    ])
    .where('m.org_id', '=', organization)
    .where('m.invitation_id', '=', invitation)
    .where('m.number', '=', send)
    .forUpdate()
    .executeTakeFirst();

const findHost = ({ db, organization }: Inside) =>
  db
    .selectFrom('organizations')
    .select(['name', 'locale', 'timezone'])
    .where('org_id', '=', organization)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
