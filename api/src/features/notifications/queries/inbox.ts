import { type SelectQueryBuilder, sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import { typesOf } from '#contract/notifications/catalogue.ts';
import type { listNotifications as endpoint } from '#contract/notifications/endpoints.ts';
import type { InboxView, NotificationChannel } from '#contract/notifications/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import type { DB } from '../../../platform/tables.ts';

/** How many a poll answers. */
const MOST_NEW = 200;

const id = sql`notifications.id`;
const surfaced_at = { by: sql`notifications.surfaced_at`, type: 'timestamptz' } as const;

/** One page of the person's inbox, what came to the front last first. */
export const listInbox = (
  { db, person }: PersonContext,
  { view, organization, type, ...page }: QueryOf<typeof endpoint>,
) => {
  let found = standing(notificationRows(db, person.sub), view);
  if (organization) found = found.where('organization_id', '=', organization);
  if (type) found = found.where('type', 'in', type);
  return paginate(found, { page, sort: '-surfaced_at', keys: { surfaced_at }, id });
};

/** Mentions of the person in an organization that they haven't read, without an order. */
export const mentionsUnread = ({ db, person }: PersonContext, organization: string) =>
  standing(notificationRows(db, person.sub), 'unread')
    .where('organization_id', '=', organization)
    .where('type', 'in', MENTIONS);

/** What came to the front of the inbox after a moment, newest first. */
export const listNew = ({ db, person }: PersonContext, from: string): Promise<NotificationRow[]> =>
  standing(notificationRows(db, person.sub), 'all')
    .where(sql<boolean>`surfaced_at > ${from}::timestamptz`)
    .orderBy('surfaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST_NEW))
    .execute();

/** One of the person's notifications. Throws 404. */
export const requireNotification = async ({ db, person }: PersonContext, wanted: string) => {
  const found = await notificationRows(db, person.sub).where('id', '=', wanted).executeTakeFirst();
  if (!found) throw notFound('notification');
  return found;
};

/** A notification with its channels, whose moments are as JSON has them. */
export type NotificationRow = Awaited<ReturnType<typeof requireNotification>>;

const notificationRows = (db: Database, sub: string) =>
  db
    .selectFrom('notifications')
    .select([
      ...(['id', 'type', 'title', 'message', 'actor_name', 'organization_id', 'project_id'] as const),
      ...(['target_type', 'target_id', 'url', 'priority', 'group_key', 'reason', 'created_at'] as const),
      ...(['surfaced_at', 'read_at', 'sent_at', 'snoozed_until', 'archived_at'] as const),
    ])
    .select([
      sql<string | null>`notifying_organization(organization_id)`.as('organization_name'),
      sql<NotificationChannel[]>`coalesce((
        select jsonb_agg(to_jsonb(c) - 'recipient' - 'notification_id' - 'failed_in' order by c.channel)
        from notification_channels c where c.recipient = notifications.recipient and c.notification_id = notifications.id), '[]')`.as(
        'channels',
      ),
    ])
    .where('recipient', '=', sub);

const MENTIONS = typesOf('mentions');

type Rows<Row> = SelectQueryBuilder<DB, 'notifications', Row>;

/** Each of these conditions is that of an index. */
const standing = <Row>(rows: Rows<Row>, view: InboxView): Rows<Row> => {
  if (view === 'archived') return rows.where('archived_at', 'is not', null);
  const open = rows.where('archived_at', 'is', null);
  if (view === 'snoozed') return open.where('snoozed_until', 'is not', null);
  const front = open.where('snoozed_until', 'is', null);
  if (view === 'unread') return front.where('read_at', 'is', null);
  return view === 'mentions' ? front.where('type', 'in', MENTIONS) : front;
};
