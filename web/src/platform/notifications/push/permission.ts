import { readPush, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push-endpoints.ts';
import { call } from '../../call.ts';
import { deviceStore } from '../../storage.ts';
import { deviceName } from './device-name.ts';
import { endPushHere, pushesHere } from './this-browser.ts';

/**
 * Whether this browser may be pushed to: it may, nobody has been asked, or the person or the browser said not now. Source:
 * specification §4.
 */
export type PushPermission = 'granted' | 'prompt' | 'skipped';

/** How pushing to this browser stands. */
export interface PushState {
  readonly permission: PushPermission;
  readonly isSubscribed: boolean;
  /** When the person was asked last, ISO 8601. */
  readonly askedLast: string | null;
  /** The browser itself refuses, which only its own settings change. */
  readonly isDenied: boolean;
}

const ASKED_LAST = 'push.asked-last';

/** Reads how it stands; null where pushes aren't supported, which is only logged. */
export async function readPushState(): Promise<PushState | null> {
  const pushes = 'Notification' in window ? await pushesHere() : null;
  if (!pushes) {
    console.info('Web push is not supported here.');
    return null;
  }
  const subscription = await pushes.getSubscription();
  const askedLast = deviceStore.read(ASKED_LAST);
  const { permission } = Notification;
  const isSkipped = permission === 'denied' || askedLast !== null;
  return {
    permission: permission === 'granted' ? 'granted' : isSkipped ? 'skipped' : 'prompt',
    isSubscribed: permission === 'granted' && subscription !== null,
    askedLast,
    isDenied: permission === 'denied',
  };
}

/** The person said not now. */
export function skipPush(): void {
  deviceStore.write(ASKED_LAST, new Date().toISOString());
}

/** Asks the person, and lets Muster push to this browser where they agree. Errors: CallError, and what the browser says. */
export async function startPush(): Promise<void> {
  skipPush();
  const pushes = await pushesHere();
  if (!pushes || (await Notification.requestPermission()) !== 'granted') return;
  const { public_key: applicationServerKey } = await call(readPush);
  // One of another server's key, or of somebody who was here before, would be in the way.
  await endPushHere();
  const subscription = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const device = deviceName(navigator.userAgent);
  await call(subscribeToPush, { body: { endpoint, keys: { p256dh, auth }, device } });
}

/** Pushes to this browser no more. Errors: CallError. */
export async function stopPush(): Promise<void> {
  const subscription_id = await subscriptionHere();
  await endPushHere();
  if (subscription_id) await call(unsubscribeFromPush, { params: { subscription_id } });
}

/** Under which id the server pushes to this browser, null where it doesn't. Errors: CallError. */
export async function subscriptionHere(): Promise<string | null> {
  const pushes = await pushesHere();
  const subscription = await pushes?.getSubscription();
  if (!subscription) return null;
  const { subscriptions } = await call(readPush);
  return subscriptions.find(({ endpoint }) => endpoint === subscription.endpoint)?.id ?? null;
}
