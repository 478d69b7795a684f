import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listNotifications, readNotification } from '#contract/notifications/endpoints.ts';
import type { Notification } from '#contract/notifications/shapes.ts';
import { call } from '../../platform/call.ts';
import type { CallAnswer } from '../../platform/call-input.ts';
import { pollFinished } from '../../platform/notifications/running-poll.ts';
import { reading, readingKey } from '../../platform/reading.ts';

/** Which part of the inbox, filtered by what. */
export type InboxQuery = Pick<QueryInput<typeof listNotifications>, 'view' | 'organization' | 'type'>;

/** One page of the inbox. */
export type InboxPage = CallAnswer<typeof listNotifications>;

/** Below which all pages of the inbox stand. */
export const INBOX_KEY = readingKey(listNotifications).slice(0, 3);

interface After {
  readonly after?: string;
}
const FIRST: After = {};

/** The inbox, ten a page; what a poll under way brings is waited for, up to half a second. */
export const inboxPages = (query: InboxQuery) =>
  infiniteQueryOptions({
    queryKey: [...readingKey(listNotifications, { query }), 'pages'],
    queryFn: async ({ signal, pageParam }): Promise<InboxPage> => {
      await pollFinished();
      return call(listNotifications, { query: { ...query, ...pageParam }, signal });
    },
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => (after === null ? undefined : { after }),
  });

/** One notification, whichever part of the inbox it is in. */
export const oneNotification = (notification_id: string) =>
  reading(readNotification, { params: { notification_id } });

/** The notifications of several pages; one that two pages hold, because something came meanwhile, stands once. */
export function rowsOf(pages: readonly InboxPage[]): readonly Notification[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.uuid, row])).values()];
}
