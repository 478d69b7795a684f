import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';
import type { ReadDeeds } from './own-deeds.ts';
import { type ExportRow, PAGE } from './own-time.ts';

type ReadOwn = (db: Database, sub: string) => Promise<ExportRow[]>;

/** What the person was told, oldest first, with how far it got on each way. */
export const readNotifications: ReadDeeds = async (db, sub, after) => {
  const { rows } = await sql<ExportRow>`
    select id, organization_id, project_id, type, title, message, actor_name, url, priority, reason, created_at, surfaced_at,
      read_at, sent_at, snoozed_until, archived_at,
      array(select concat_ws(' ', c.channel, c.status) from notification_channels c
        where c.recipient = n.recipient and c.notification_id = n.id order by c.channel) as channels
    from notifications n where recipient = ${sub} ${after ? sql`and id > ${after.id}::uuid` : sql``}
    order by id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

/** How the person wants to be told: a line for each that they said. */
export const readPreferenceLines: ReadOwn = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select id, organization_id, project_id, type, channel, mode from notification_preferences
    where recipient = ${sub} order by id`.execute(db);
  return rows;
};

/** When the person wants to be told, and when not. */
export const readNotificationSettings: ReadOwn = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select quiet_from, quiet_to, digest, digest_at from notification_settings where recipient = ${sub}`.execute(
    db,
  );
  return rows;
};

/** Browsers that the person lets Muster push to, without the keys. */
export const readPushSubscriptions: ReadOwn = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select id, device, endpoint, created_at, used_at from push_subscriptions where recipient = ${sub} order by id`.execute(
    db,
  );
  return rows;
};

/** When the person is mailed figures across organizations, and how often that came to something. */
export const readExecutiveMails: ReadOwn = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select id, rhythm, weekday, month_day, at, timezone, currency, period, organization_ids, paused, rest, rest_at, next_at,
      created_at, updated_at,
      array(select concat_ws(' ', s.due_at, s.status) from executive_mail_sendings s
        where s.recipient = m.recipient and s.mail_id = m.id order by s.due_at) as sendings
    from executive_mails m where recipient = ${sub} order by id`.execute(db);
  return rows;
};
