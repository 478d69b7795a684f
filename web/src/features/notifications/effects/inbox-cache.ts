import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Channel, Notification, NotificationCounts } from '#contract/notifications/shapes.ts';
import { inboxCounts } from '../../../platform/notifications/inbox-counts.ts';
import { INBOX_KEY, type InboxPage, inboxPages, oneNotification } from '../queries.ts';

type Pages = InfiniteData<InboxPage>;
type Change = (notification: Notification) => Notification | null;

/** Both counts, as the server says them. */
export function setCounts(client: QueryClient, { unread, total }: NotificationCounts): void {
  client.setQueryData(inboxCounts.queryKey, { unread, total });
}

/** So many fewer unread, never below 0, until the server says how many there are. */
export function lessUnread(client: QueryClient, by: number): void {
  client.setQueryData(
    inboxCounts.queryKey,
    (counts) => counts && { ...counts, unread: Math.max(counts.unread - by, 0) },
  );
}

/** Changes notifications wherever they are shown; null takes them out of every list. */
export function changeShown(client: QueryClient, ids: readonly string[], change: Change): void {
  const changed = (row: Notification) => (ids.includes(row.uuid) ? change(row) : row);
  client.setQueriesData<Pages>({ queryKey: INBOX_KEY }, (pages) =>
    mapPages(pages, (rows) => rows.map(changed).filter((row) => row !== null)),
  );
  for (const id of ids)
    client.setQueryData(oneNotification(id).queryKey, (row) => (row && change(row)) ?? row);
}

const mapPages = (
  pages: Pages | undefined,
  map: (rows: Notification[], at: number) => Notification[],
): Pages | undefined =>
  pages && { ...pages, pages: pages.pages.map((page, at) => ({ ...page, data: map(page.data, at) })) };

/** A notification that was read on these ways. */
export const readOn = (row: Notification, at: string, channels: readonly Channel[]): Notification => ({
  ...row,
  read_at: row.read_at ?? at,
  channels: row.channels.map((one) =>
    channels.includes(one.channel) && one.status !== 'read' ? { ...one, status: 'read', read_at: at } : one,
  ),
});

/** A notification that counts as unread again. */
export const unreadAgain = (row: Notification): Notification => ({ ...row, read_at: null });

/** What is new stands in front of the whole inbox, none of it twice; filtered parts are read anew. */
export function bringToFront(client: QueryClient, news: readonly Notification[]): void {
  if (news.length === 0) return;
  const all = inboxPages({ view: 'all' }).queryKey;
  const ids = news.map(({ uuid }) => uuid);
  client.setQueryData(all, (pages) =>
    mapPages(pages, (rows, at) => [
      ...(at === 0 ? news : []),
      ...rows.filter(({ uuid }) => !ids.includes(uuid)),
    ]),
  );
  void client.invalidateQueries({
    queryKey: INBOX_KEY,
    predicate: ({ queryHash }) => queryHash !== client.getQueryCache().find({ queryKey: all })?.queryHash,
  });
}

/** Reads every part of the inbox anew that is in sight, and the others when they are. */
export const readAnew = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: INBOX_KEY });
