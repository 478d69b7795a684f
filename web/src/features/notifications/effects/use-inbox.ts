import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import type { InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import { report } from '../../../platform/reporting.ts';
import { change, markRead, type Verb } from '../mutations.ts';
import { inboxPages, oneNotification, rowsOf } from '../queries.ts';
import { readOn, setCounts } from './inbox-cache.ts';
import { queryOf } from './inbox-query.ts';
import { useStaying } from './use-staying.ts';

/** Goes to a place of the inbox: one more step of the way back, unless the step before is replaced. */
export type Go = (place: InboxPlace, how?: { readonly replace: boolean }) => void;

/** The list that the inbox shows; failures are reported, and its counts are everybody's from then on. */
export function useInboxList(place: InboxPlace) {
  const client = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inboxPages(queryOf(place)),
  );
  const listed = useMemo(() => data && rowsOf(data.pages), [data]);
  const { rows, stay, leave } = useStaying(place, listed);
  const latest = data?.pages.at(-1);
  useEffect(() => {
    if (latest) setCounts(client, latest);
  }, [client, latest]);
  useEffect(() => {
    if (error) report(error, 'warning');
  }, [error]);
  return { rows, stay, leave, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage };
}

/** The list as the inbox shows it. */
export type InboxList = ReturnType<typeof useInboxList>;

/** The notification that a place names, out of the list or read alone; looking at it marks it read, once. */
export function useSelected({ id }: InboxPlace, { rows, stay }: InboxList) {
  const client = useQueryClient();
  const listed = rows?.find(({ uuid }) => uuid === id);
  const isAsked = id !== null && rows !== undefined && !listed;
  const { data, error, refetch } = useQuery({ ...oneNotification(id ?? ''), enabled: isAsked });
  const selected = listed ?? (isAsked ? data : undefined);
  // Not followed from then on: whoever marks it unread goes on looking at it.
  const read = useEffectEvent((uuid: string) => {
    if (!selected || selected.read_at) return;
    stay(readOn(selected, new Date().toISOString(), ['app']));
    void markRead(client, [uuid]);
  });
  const looked = selected?.uuid;
  useEffect(() => {
    if (looked) read(looked);
  }, [looked]);
  return { selected, error: isAsked ? error : null, refetch };
}

/** What can be done in the inbox, by buttons and by keys. */
export function useInboxVerbs(place: InboxPlace, go: Go, list: InboxList) {
  const client = useQueryClient();
  const { rows = [], stay, leave } = list;
  const at = rows.findIndex(({ uuid }) => uuid === place.id);
  const select = (row: Notification | undefined) =>
    row && go({ ...place, id: row.uuid }, { replace: place.id !== null });
  return {
    /** At the end of what is shown, older ones are fetched. */
    next: () => {
      if (rows[at + 1]) select(rows[at + 1]);
      else if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    previous: () => select(rows[Math.max(at - 1, 0)]),
    /** Does it; where the notification leaves the list the next one is looked at, or the one before. */
    act: (row: Notification, verb: Verb) => {
      const after = verb.show(row);
      if (after?.read_at) stay(after);
      else leave(row.uuid);
      if (after === null && row.uuid === place.id) {
        const neighbour = rows[at + 1] ?? rows[at - 1];
        go({ ...place, id: neighbour?.uuid ?? null }, { replace: true });
      }
      void change(client, row, verb);
    },
  };
}
