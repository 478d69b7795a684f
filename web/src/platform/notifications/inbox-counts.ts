import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NotificationCounts } from '#contract/notifications/shapes.ts';

/** What the server last said of the inbox: polls, lists and changes bring it along, nobody asks for it alone. */
export const inboxCounts = queryOptions<NotificationCounts>({
  queryKey: ['users', null, 'inbox-counts'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
