import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  INBOX,
  type InboxPlace,
  inboxFragment,
  inboxIn,
} from '../../../platform/notifications/inbox-address.ts';

/** Where the inbox is open over this page, null where it isn't; and the ways into it, through it and out of it. */
export function useInboxPlace() {
  const router = useRouter();
  const { hash, pathname, searchStr } = useLocation();
  return useMemo(() => {
    const page = `${pathname}${searchStr}`;
    const hrefOf = (place: InboxPlace) => `${page}${inboxFragment(place)}`;
    const go = (place: InboxPlace, { replace } = { replace: false }) => {
      if (replace) router.history.replace(hrefOf(place));
      else router.history.push(hrefOf(place));
    };
    return {
      place: inboxIn(hash),
      hrefOf,
      go,
      open: () => go(INBOX),
      close: () => router.history.replace(page),
    };
  }, [router, hash, pathname, searchStr]);
}

/** The ways into the inbox and out of it. */
export type InboxWays = ReturnType<typeof useInboxPlace>;
