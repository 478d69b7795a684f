import { isNotificationType } from '#contract/notifications/catalogue.ts';
import {
  type Notification,
  type NotificationChannel,
  notificationPreference,
  notificationSettings,
} from '#contract/notifications/shapes.ts';
import type { NotificationRow } from './queries/inbox.ts';
import type { WishRows } from './queries/preferences.ts';
import { headlineOf } from './rules/headline.ts';

/** A notification as its recipient is told of it; none of a type that another version left behind. */
export const presentNotification = (row: NotificationRow): Notification[] => {
  const { id, type, actor_name, organization_id, organization_name, target_type, target_id, url, ...rest } =
    row;
  if (!isNotificationType(type)) return [];
  return [
    {
      ...rest,
      uuid: id,
      type,
      title: headlineOf(row),
      actor: actor_name,
      organization:
        organization_id && organization_name ? { id: organization_id, name: organization_name } : null,
      target: { type: target_type, id: target_id, url },
      channels: row.channels.map(presentChannel),
    },
  ];
};

/** Its moments come out of JSON, which spells them in another way than columns. */
const presentChannel = (channel: NotificationChannel): NotificationChannel => ({
  ...channel,
  due_at: spelled(channel.due_at),
  queued_at: spelled(channel.queued_at),
  ready_at: channel.ready_at && spelled(channel.ready_at),
  error_at: channel.error_at && spelled(channel.error_at),
  opt_out_at: channel.opt_out_at && spelled(channel.opt_out_at),
  sent_at: channel.sent_at && spelled(channel.sent_at),
  read_at: channel.read_at && spelled(channel.read_at),
});

const spelled = (instant: string): string => new Date(instant).toISOString();

/** How somebody wants to be told; without a line that another version left behind, and by default daily at eight. */
export const presentWishes = ({ settings, preferences }: WishRows) => {
  const { quiet_from, quiet_to, digest, digest_at } = settings ?? UNSAID;
  return {
    settings: notificationSettings.parse({
      quiet_hours: quiet_from && quiet_to ? { from: minute(quiet_from), to: minute(quiet_to) } : null,
      digest,
      digest_at: minute(digest_at),
    }),
    preferences: preferences.flatMap((row) => notificationPreference.safeParse(row).data ?? []),
  };
};

const UNSAID = { quiet_from: null, quiet_to: null, digest: 'daily', digest_at: '08:00:00' };

/** `08:00:00` → `08:00` */
const minute = (time: string): string => time.slice(0, 5);
