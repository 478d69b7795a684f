import { t } from '../messages.ts';
import type { Known, Part } from './facts.ts';

/** What can be told of push messages before there are any: support and permission. */
export function pushPart(): Part {
  const isSupported = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  const permission: Known = {
    label: t('permission'),
    ...(isSupported ? permissionWords(Notification.permission) : { value: t('none') }),
  };
  return {
    title: t('push'),
    facts: [
      { label: t('support'), value: t(isSupported ? 'yes' : 'no'), tone: isSupported ? 'ok' : 'warn' },
      permission,
      { label: t('round_trip'), value: t('round_trip_later') },
    ],
  };
}

const permissionWords = (permission: NotificationPermission): Omit<Known, 'label'> => ({
  value: t(`permission_${permission}`),
  tone: permission === 'granted' ? 'ok' : permission === 'denied' ? 'warn' : 'neutral',
});
