import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Puts mail number `number` of some invitations into the transaction; it is sent after the commit. */
export const postMail = async (
  { db, organization, enqueue }: Context,
  invitations: readonly string[],
  number: number,
): Promise<void> => {
  await sql`insert into invitation_mails (org_id, invitation_id, number)
    select ${organization}::uuid, unnest(${invitations}::uuid[]), ${number}::int`.execute(db);
  for (const invitation of invitations)
    await enqueue('invitation-mail', { organization, invitation, send: number });
};
