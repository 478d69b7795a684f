import { useMutation } from '@tanstack/react-query';
import { t } from '../messages.ts';
import type { Known, Part } from './facts.ts';
import { makeRoundTrip, type RoundTrip } from './round-trip.ts';

/** Push messages: support, permission, and whether one that the server sends arrives; `test` sends one. */
export function usePushPart(): Part & { test: () => void; isTesting: boolean } {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: makeRoundTrip,
    meta: { toast: false },
  });
  const isSupported = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  const permission: Known = {
    label: t('permission'),
    ...(isSupported ? permissionWords(Notification.permission) : { value: t('none') }),
  };
  const outcome = data ? wordsOf(data) : { value: t('round_trip_none') };
  const failure = error && { value: t('round_trip_failed', { cause: error.message }), tone: 'bad' as const };
  return {
    title: t('push'),
    facts: [
      { label: t('support'), value: t(isSupported ? 'yes' : 'no'), tone: isSupported ? 'ok' : 'warn' },
      permission,
      { label: t('round_trip'), ...(isPending ? { value: t('round_trip_running') } : (failure ?? outcome)) },
    ],
    test: () => mutate(),
    isTesting: isPending,
  };
}

function wordsOf(outcome: RoundTrip): Omit<Known, 'label'> {
  if (outcome.end === 'arrived')
    return { value: t('round_trip_arrived', { seconds: (outcome.ms / 1000).toFixed(1) }), tone: 'ok' };
  if (outcome.end === 'failed')
    return { value: t('round_trip_failed', { cause: outcome.cause }), tone: 'bad' };
  return { value: t(`round_trip_${outcome.end}`), tone: 'warn' };
}

const permissionWords = (permission: NotificationPermission): Omit<Known, 'label'> => ({
  value: t(`permission_${permission}`),
  tone: permission === 'granted' ? 'ok' : permission === 'denied' ? 'warn' : 'neutral',
});
