import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { INBOX } from '../../../platform/notifications/inbox-address.ts';
import { useCurrentUser } from '../../../platform/person.ts';
import { firstPaint } from '../../first-paint.ts';
import { LATER_MS } from '../../later.ts';
import type { InboxWays } from './use-inbox-place.ts';

/** Follows the inbox from a second after the first page on, in code of its own; without it the page works, and counts stay away. */
export function useFollowInbox({ go }: Pick<InboxWays, 'go'>): void {
  const client = useQueryClient();
  const { sub } = useCurrentUser();
  const select = useEffectEvent((id: string) => go({ ...INBOX, id }));
  useEffect(() => {
    let isHere = true;
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      import('../../../features/notifications/effects/follow-inbox.ts')
        .then(({ followInbox }) => {
          if (isHere) stop = followInbox({ client, sub, select: (id) => select(id) });
        })
        .catch(console.warn);
    };
    void firstPaint.then(() => {
      if (isHere) timer = setTimeout(begin, LATER_MS);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
      stop();
    };
  }, [client, sub]);
}
