import { type PushMessage, RECEIPT_TYPE, type RECEIPTS, sendReceipt } from '#contract/notifications/push.ts';
import { pushMessageIn } from './push-message.ts';
import { SAID_BY_WORKER } from './said-by-worker.ts';

/**
 * Lets a service worker show what is pushed, and say what becomes of it: shown is sent, clicked and closed are read. A click
 * brings the application's window to the front, or opens one, with the notification in the inbox. Source: specification §4.
 */
export function answerPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const pushed = pushMessageIn(jsonOf(event.data));
    if (pushed) event.waitUntil(show(worker, pushed));
  });
  worker.addEventListener('notificationclick', (event) => {
    const pushed = pushMessageIn(event.notification.data);
    event.notification.close();
    if (pushed) event.waitUntil(Promise.all([open(worker, pushed), say(pushed, 'read')]));
  });
  worker.addEventListener('notificationclose', (event) => {
    const pushed = pushMessageIn(event.notification.data);
    if (pushed) event.waitUntil(say(pushed, 'read'));
  });
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function show(worker: ServiceWorkerGlobalScope, pushed: PushMessage): Promise<void> {
  const { uuid, title, message, tag } = pushed;
  await worker.registration.showNotification(title, { body: message, tag, icon: '/icon.svg', data: pushed });
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const window of windows) window.postMessage({ type: SAID_BY_WORKER.shown, id: uuid });
  await say(pushed, 'sent');
}

async function open({ clients }: ServiceWorkerGlobalScope, { uuid, url }: PushMessage): Promise<void> {
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) {
    const [page = '/'] = url.split('#');
    await clients.openWindow(`${page}#inbox?id=${uuid}`);
    return;
  }
  window.postMessage({ type: SAID_BY_WORKER.opened, id: uuid });
  // Browsers refuse it where they take the click for none; the inbox opens all the same.
  await window.focus().catch(() => undefined);
}

/** A receipt that is lost costs a status, which the next look at the inbox puts right. */
async function say({ receipt }: PushMessage, said: (typeof RECEIPTS)[number]): Promise<void> {
  await fetch(`/api${sendReceipt.path}`, {
    method: sendReceipt.method,
    headers: { 'content-type': RECEIPT_TYPE },
    body: JSON.stringify({ receipt, said }),
  }).catch(() => undefined);
}
