import type { Channel, Notification as Told } from '#contract/notifications/shapes.ts';

/** What somebody does with a notification on their desktop. */
export interface DesktopVerbs {
  /** It stands there now. */
  readonly shown: (id: string) => void;
  /** It was clicked: it is read on both ways, and the inbox opens with it. */
  readonly opened: (id: string, channels: readonly Channel[]) => void;
  /** It was closed, which is read too. */
  readonly closed: (id: string, channels: readonly Channel[]) => void;
}

/** The ways on which a notification on the desktop is read. */
const READ_ON: readonly Channel[] = ['app', 'web-push'];

/**
 * Shows on the desktop what waits for the push of this browser: granted, not opted out, due, and neither shown nor read
 * yet. A browser that is pushed to shows nothing here, its worker does. Source: specification §4.
 */
export async function showOnDesktop(news: readonly Told[], verbs: DesktopVerbs): Promise<void> {
  const shown = news.filter(waitsForPush);
  if (shown.length === 0 || !isGranted() || (await isPushedTo())) return;
  for (const told of shown) show(told, verbs);
}

const isGranted = (): boolean => 'Notification' in window && Notification.permission === 'granted';

async function isPushedTo(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager?.getSubscription());
}

const waitsForPush = ({ channels, read_at, archived_at }: Told): boolean =>
  !read_at &&
  !archived_at &&
  channels.some(
    ({ channel, status, due_at }) =>
      channel === 'web-push' &&
      (status === 'queued' || status === 'ready' || status === 'error') &&
      Date.parse(due_at) <= Date.now(),
  );

function show({ uuid, title, message }: Told, { shown, opened, closed }: DesktopVerbs): void {
  const notice = new Notification(title, { body: message, tag: uuid });
  let isOpened = false;
  notice.onshow = () => shown(uuid);
  notice.onclick = () => {
    isOpened = true;
    window.focus();
    opened(uuid, READ_ON);
    notice.close();
  };
  notice.onclose = () => {
    if (!isOpened) closed(uuid, READ_ON);
  };
}
