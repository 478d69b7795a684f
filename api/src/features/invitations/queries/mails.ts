import { sql } from 'kysely';
import type { Inside } from '../queries.ts';

/** Which mail of which invitation. */
export interface MailKey {
  readonly invitation: string;
  /** Number of the mail, from 1. */
  readonly send: number;
}

/** A mail, held until the transaction ends: whether it has left, is being sent, or has a newer one beside it. */
export const lockMail = ({ db, organization }: Inside, { invitation, send }: MailKey) =>
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

const MOST_A_DAY = 5;

/** Those of some addresses to which the organization sent five mails within 24 hours, by whatever invitations. */
export const listOvermailed = async (
  { db, organization }: Inside,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('invitation_mails as m')
    .innerJoin('invitations as i', (join) =>
      join.onRef('i.org_id', '=', 'm.org_id').onRef('i.id', '=', 'm.invitation_id'),
    )
    .select('i.email')
    .where('m.org_id', '=', organization)
    .where(sql<boolean>`i.email = any(${addresses}::text[])`)
    .where(sql<boolean>`m.asked_at > now() - interval '24 hours'`)
    .groupBy('i.email')
    .having(sql<boolean>`count(*) >= ${MOST_A_DAY}`)
    .execute();
  return new Set(rows.map(({ email }) => email));
};

/** The organization as its letters name it. */
export interface MailHost {
  readonly name: string;
  readonly locale: string;
  readonly timezone: string;
}

/** Whose clock and words a letter uses; undefined for an organization that isn't active any more. */
export const findMailHost = ({ db, organization }: Inside): Promise<MailHost | undefined> =>
  db
    .selectFrom('organizations')
    .select(['name', 'locale', 'timezone'])
    .where('org_id', '=', organization)
    .where('status', '=', 'active')
    .executeTakeFirst();
