import { IconBell, IconDeviceDesktop, IconMail } from '@tabler/icons-react';
import type { NotificationChannel } from '#contract/notifications/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { t } from '../messages.ts';
import styles from './inbox.module.css';

const CHANNELS = {
  app: { name: t('channel_app'), icon: IconDeviceDesktop },
  'web-push': { name: t('channel_push'), icon: IconBell },
  email: { name: t('channel_email'), icon: IconMail },
};
const STATUSES = {
  queued: t('status_queued'),
  ready: t('status_ready'),
  error: t('status_error'),
  'opt-out': t('status_opt_out'),
  sent: t('status_sent'),
  read: t('status_read'),
};

/** How far a notification got on each of its ways, with the time of day of the last step, and why one failed. */
export function SentBy({ channels }: { channels: readonly NotificationChannel[] }) {
  const format = useFormat();
  return (
    <ul className={styles.tags}>
      {channels.map((way) => (
        <li key={way.channel} title={exactly(way, format)}>
          <Tag icon={CHANNELS[way.channel].icon} tone={way.status === 'error' ? 'bad' : 'neutral'}>
            {wordsOf(way, format)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

function wordsOf(way: NotificationChannel, format: Format): string {
  const channel = CHANNELS[way.channel].name;
  const isGathered = way.status === 'queued' && way.in_digest;
  const status = isGathered ? t('status_digest') : STATUSES[way.status];
  const at = way.channel === 'app' || way.status === 'opt-out' || isGathered ? null : momentIn(way);
  return at
    ? t('way_at', { channel, status, time: format.instant(at, 'time') })
    : t('way', { channel, status });
}

const momentIn = (way: NotificationChannel): string | null =>
  ({
    queued: way.queued_at,
    ready: way.ready_at,
    error: way.error_at,
    'opt-out': way.opt_out_at,
    sent: way.sent_at,
    read: way.read_at,
  })[way.status];

const exactly = (way: NotificationChannel, format: Format): string | undefined => {
  const at = momentIn(way);
  return way.error ?? (at ? format.instant(at) : undefined);
};
