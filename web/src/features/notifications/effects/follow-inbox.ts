import type { QueryClient } from '@tanstack/react-query';
import { pollNotifications } from '#contract/notifications/endpoints.ts';
import type { Notification } from '#contract/notifications/shapes.ts';
import { call } from '../../../platform/call.ts';
import type { CallAnswer } from '../../../platform/call-input.ts';
import { showOnDesktop } from '../../../platform/notifications/desktop.ts';
import { keepPolling } from '../../../platform/notifications/polling.ts';
import { onSaidByWorker } from '../../../platform/notifications/push/said-by-worker.ts';
import { report } from '../../../platform/reporting.ts';
import { markRead, markSent } from '../mutations.ts';
import { bringToFront, setCounts } from './inbox-cache.ts';

/** Milliseconds that a poll may take. Source: specification §7. */
export const POLL_TIMEOUT_MS = 10_000;

/** How far back the first poll looks, in milliseconds; the next ones begin where the inbox had changed last. */
const LOOK_BACK_MS = 60_000;

type News = CallAnswer<typeof pollNotifications>;

interface Following {
  readonly client: QueryClient;
  /** Whose inbox it is: tabs of one person share the polling. */
  readonly sub: string;
  /** Opens the inbox with a notification selected. */
  readonly select: (id: string) => void;
}

/**
 * Follows the inbox from now on: polls, shows what is new in the lists and on the desktop, and opens it with what is
 * clicked there. Returns the way to stop.
 */
export function followInbox({ client, sub, select }: Following): () => void {
  const name = `notifications.${sub}`;
  const tabs = new BroadcastChannel(name);
  let isOver = false;
  const seen = new Map<string, string>();
  let from = new Date(Date.now() - LOOK_BACK_MS).toISOString();
  const take = (news: News): readonly Notification[] => {
    setCounts(client, news);
    const fresh = news.data.filter(({ uuid, surfaced_at }) => seen.get(uuid) !== surfaced_at);
    for (const { uuid, surfaced_at } of fresh) seen.set(uuid, surfaced_at);
    from = news.changed_at;
    bringToFront(client, fresh);
    return fresh;
  };
  tabs.onmessage = ({ data }: MessageEvent<News>) => void take(data);
  const poll = async () => {
    try {
      const news = await call(pollNotifications, { query: { from }, timeout: POLL_TIMEOUT_MS });
      if (isOver) return;
      tabs.postMessage(news);
      await showOnDesktop(take(news), desktopVerbs(client, select));
    } catch (error) {
      if (!isOver) report(error, 'warning');
    }
  };
  const { opened } = desktopVerbs(client, select);
  const unhear = onSaidByWorker('opened', (id) => opened(id, ['app', 'web-push']));
  const stop = keepPolling({ poll, name });
  return () => {
    isOver = true;
    stop();
    unhear();
    tabs.close();
  };
}

const desktopVerbs = (client: QueryClient, select: (id: string) => void) => ({
  shown: (id: string) => void markSent(client, id, ['web-push']),
  opened: (id: string, channels: Parameters<typeof markRead>[2]) => {
    void markRead(client, [id], channels);
    select(id);
  },
  closed: (id: string, channels: Parameters<typeof markRead>[2]) => void markRead(client, [id], channels),
});
