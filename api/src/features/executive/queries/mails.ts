import { sql } from 'kysely';
import type { ExecutiveMail } from '#contract/executive/mails.ts';
import type { PersonContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/postgres/database.ts';

const orders = (db: Database, recipient: string) =>
  db
    .selectFrom('executive_mails as m')
    .where('m.recipient', '=', recipient)
    .select(['m.id', 'm.rhythm', 'm.weekday', 'm.month_day', 'm.at', 'm.timezone', 'm.currency'])
    .select(['m.period', 'm.organization_ids', 'm.paused', 'm.rest', 'm.rest_at', 'm.next_at'])
    .select(['m.created_at', 'm.updated_at', 'm.version'])
    .select(
      sql<string | null>`(select max(s.sent_at) from executive_mail_sendings s
        where s.recipient = m.recipient and s.mail_id = m.id)`.as('last_sent_at'),
    );

/** An order as it is kept. */
export type MailRow = Awaited<ReturnType<typeof listMails>>[number];

/** Somebody's own orders, the oldest first. */
export const listMails = (db: Database, recipient: string) => orders(db, recipient).orderBy('m.id').execute();

/** One of them, held until the transaction ends. */
export const lockMail = (db: Database, recipient: string, id: string) =>
  orders(db, recipient).where('m.id', '=', id).forUpdate('m').executeTakeFirst();

/** As the caller reads it. */
export const presentMail = ({ period, rest, rest_at, ...row }: MailRow): ExecutiveMail => ({
  ...row,
  window: period,
  rest: rest && rest_at ? { why: rest, since: rest_at } : null,
});

/** One of the caller's own, which is there. */
export const findMail = async (
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  id: string,
): Promise<ExecutiveMail> =>
  presentMail(await orders(db, person.sub).where('m.id', '=', id).executeTakeFirstOrThrow());
