import { changeNotifications, readNotification } from '#contract/notifications/endpoints.ts';
import { testPush } from '#contract/notifications/push-endpoints.ts';
import type { NotificationChannel } from '#contract/notifications/shapes.ts';
import { call } from '../../../platform/call.ts';
import {
  readPushState,
  startPush,
  stopPush,
  subscriptionHere,
} from '../../../platform/notifications/push/permission.ts';
import { onSaidByWorker } from '../../../platform/notifications/push/said-by-worker.ts';

/** How long a test may take until it counts as lost, and the pause between two looks at how far it got, in milliseconds. */
export const LOST_AFTER_MS = 30_000;
const LOOK_EVERY_MS = 1_000;

/** What became of a test: it was shown here, it never left here, it failed on its way, or nobody knows. */
export type RoundTrip =
  | { readonly end: 'arrived'; readonly ms: number }
  | { readonly end: 'unsupported' | 'denied' | 'undecided' | 'unsent' | 'lost' }
  | { readonly end: 'failed'; readonly cause: string };

/**
 * Subscribes this browser where the person lets it, asks the server to push a test to it, and waits until the worker has
 * shown it. Afterwards the browser is subscribed as it was before, and the test is put away. Errors: CallError, and what the
 * browser says.
 */
export async function makeRoundTrip(): Promise<RoundTrip> {
  const before = await readPushState();
  if (!before) return { end: 'unsupported' };
  if (before.isDenied) return { end: 'denied' };
  if (!before.isSubscribed) await startPush();
  try {
    const subscription_id = await subscriptionHere();
    return subscription_id ? await pushTo(subscription_id) : { end: 'undecided' };
  } finally {
    if (!before.isSubscribed) await stopPush();
  }
}

async function pushTo(subscription_id: string): Promise<RoundTrip> {
  const shown = new Map<string, number>();
  const stop = onSaidByWorker('shown', (id) => shown.set(id, performance.now()));
  const begun = performance.now();
  try {
    const { notification } = await call(testPush, { params: { subscription_id } });
    const end = await follow(notification, () => shown.get(notification), begun);
    await call(changeNotifications, { body: { ids: [notification], read: true, archived: true } });
    return end;
  } finally {
    stop();
  }
}

/** Looks again and again how far it got, until it is here or can't come any more. */
async function follow(id: string, shownAt: () => number | undefined, begun: number): Promise<RoundTrip> {
  let way: NotificationChannel | undefined;
  while (performance.now() - begun < LOST_AFTER_MS) {
    const at = shownAt();
    if (at !== undefined) return { end: 'arrived', ms: Math.round(at - begun) };
    const { channels } = await call(readNotification, { params: { notification_id: id } });
    way = channels.find(({ channel }) => channel === 'web-push');
    if (way?.error) return { end: 'failed', cause: way.error };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return { end: way?.status === 'queued' ? 'unsent' : 'lost' };
}
